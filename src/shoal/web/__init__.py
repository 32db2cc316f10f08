"""Pages: the server renders each viewer's table as HTML; a small script swaps and posts. No rule is computed here."""
