"""The arena: many matches between bots, fairly seated, with intervals (docs/arena.md)."""
