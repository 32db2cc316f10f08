"""What can go wrong at the border, in words for a person."""

from __future__ import annotations


class ShoalError(ValueError):
    """Base of all errors that Shoal raises on bad input."""


class UnknownGame(ShoalError):
    """No game of that name."""


class BadGame(ShoalError):
    """A game that lacks a part, or has one of another shape than shoal.contract says."""


class BadOption(ShoalError):
    """An option or a number of players that the game does not have."""


class BadPosition(ShoalError):
    """A position that cannot be: it says what is wrong and what is allowed."""


class BadRecord(ShoalError):
    """A record that is damaged, or belongs to another game or version."""


class IllegalAction(ShoalError):
    """An action that is not among the legal ones; nothing was changed."""
