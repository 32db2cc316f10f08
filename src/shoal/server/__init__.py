"""The table server: tables, seats, tokens, store, streams, JSON API."""
