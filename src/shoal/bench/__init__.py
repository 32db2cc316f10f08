"""`shoal bench`: how fast our games are, and other libraries' games of like size, on this machine in the same run.

The same is counted for everybody: choices made by a player, forced ones included, chance excluded. Every figure comes
from a process of its own, so that memory and the time to compile are its own too.
"""

from __future__ import annotations
