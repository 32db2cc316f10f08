"""Outside bots: any program that reads and writes lines of JSON (docs/bot-protocol.md).

It receives what its seat may see and answers with the number of an action. Whatever it does wrong, or too late, costs
it that move: one is drawn by chance instead, and a notice says why. The match always goes on.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
from collections import deque
from time import monotonic
from typing import IO, TYPE_CHECKING, Any

from shoal.errors import ShoalError
from shoal.game import game_of
from shoal.kernel import State, below, seeded

if TYPE_CHECKING:
    from shoal.match import Variant

PROTOCOL = 1
DEADLINE = 2.0  # seconds for a move, unless the arena says otherwise
READY = 15.0  # seconds to start and to answer hello
LONGEST = 65_536  # bytes in a line from the bot
RESTARTS = 3  # then the bot is given up, and chance plays all its moves
PATIENCE = 3  # deadlines missed in a row before the program is started anew
TAIL = 2_000  # characters of stderr shown in a notice

Notice = dict[str, Any]  # {"kind": ..., "move": ..., "text": ...}


class Fault(Exception):
    """What the bot did wrong: `kind` is crash, timeout, malformed, illegal or failed (could not be started)."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class Program:
    """A running program: lines go in and come out, nothing it does can hold us up."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # its children end with it, and Ctrl-C is not for it
            )
        except OSError as error:
            raise Fault("failed", f"cannot start {command[0]!r}: {error.strerror or error}") from error
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._said: deque[str] = deque(maxlen=TAIL)
        jobs = zip((self._write, self._read, self._listen), self._pipes(), strict=True)
        self._threads = [threading.Thread(target=job, args=(pipe,), daemon=True) for job, pipe in jobs]
        for thread in self._threads:
            thread.start()

    def _pipes(self) -> list[IO[bytes]]:
        p = self._process
        return [pipe for pipe in (p.stdin, p.stdout, p.stderr) if pipe is not None]

    def _read(self, pipe: IO[bytes]) -> None:
        while line := pipe.readline(LONGEST + 1):
            self._lines.put(line)
            while len(line) > LONGEST and not line.endswith(b"\n"):  # drop the rest of an overlong line
                line = pipe.readline(LONGEST + 1)
        self._lines.put(b"")

    def _write(self, pipe: IO[bytes]) -> None:
        while (line := self._out.get()) is not None:
            try:
                pipe.write(line)
                pipe.flush()
            except (OSError, ValueError):
                return

    def _listen(self, pipe: IO[bytes]) -> None:
        while text := os.read(pipe.fileno(), 4096):
            self._said.extend(text.decode(errors="replace"))

    def send(self, message: dict[str, Any]) -> None:
        """Send a line; never waits."""
        self._out.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def receive(self, until: float) -> dict[str, Any]:
        """The next object that the program writes; Fault when there is none in time, or it is none."""
        try:
            line = self._lines.get(timeout=max(0.0, until - monotonic()))
        except queue.Empty:
            raise Fault("timeout", "no answer before the deadline") from None
        if not line:
            raise Fault("crash", f"the program ended{self._exit()}{self.said()}")
        if len(line) > LONGEST:
            raise Fault("malformed", f"a line of more than {LONGEST} bytes")
        try:
            read = json.loads(line)
        except (ValueError, RecursionError):
            raise Fault("malformed", f"not JSON: {short(line)}") from None
        if not isinstance(read, dict):
            raise Fault("malformed", f"not an object: {short(line)}")
        return read

    def _exit(self) -> str:
        try:
            code = self._process.wait(0.5)
        except subprocess.TimeoutExpired:
            return ""
        return f" with exit code {code}"

    def said(self) -> str:
        """The end of what it wrote to stderr, for a notice."""
        self._threads[2].join(0.2 if self._process.poll() is not None else 0.0)
        text = "".join(self._said).strip()
        return f"; it said: {text}" if text else ""

    def end(self) -> None:
        """End the program and everything it started."""
        self._out.put(None)
        with contextlib.suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(1.0)
        for pipe in self._pipes():
            with contextlib.suppress(OSError):  # a line was left unwritten
                pipe.close()


class OutsideBot:
    """A bot that is a program of somebody else's."""

    def __init__(self, command: str, variant: Variant, deadline: float = DEADLINE) -> None:
        try:
            self._command = shlex.split(command)
        except ValueError as error:
            raise ShoalError(f"cmd:{command} cannot be read: {error}") from error
        if not self._command:
            raise ShoalError("cmd: needs a command, for instance cmd:python3 examples/first_bot.py")
        self.name = f"cmd:{command}"
        self.deadline = deadline
        self._variant = variant
        self._program: Program | None = None
        self._starts = 0
        self._missed = 0  # deadlines in a row
        self._greeted: int | None = None  # the seat that the program was greeted with in this match
        self._move = 0
        self._notices: list[Notice] = []

    def begin(self, seat: int) -> None:
        """A new match begins."""
        self._greeted, self._move = None, 0

    def choose(self, s: State, seat: int, seed: int) -> int:
        """The program's answer, or, if it has none, an action by chance and a notice."""
        game = game_of(s)
        actions, weights = game.buffers()
        n = int(game.door.choices(s, actions, weights))
        legal = actions[:n].tolist()
        self._move += 1
        try:
            return self._ask(s, seat, legal)
        except Fault as fault:
            self._note(fault)
            return int(legal[below(seeded(seed), n)])

    def _ask(self, s: State, seat: int, legal: list[int]) -> int:
        table = game_of(s).table
        program = self._ready(seat)
        program.send(
            {
                "type": "position",
                "n": self._move,
                "deadline_ms": round(self.deadline * 1000),
                "view": table.view(s, seat),
                "actions": [{"id": action, **table.describe(s, action)} for action in legal],
            }
        )
        until = monotonic() + self.deadline
        while True:
            answer = program.receive(until)
            if isinstance(answer.get("n"), int) and answer["n"] < self._move:
                continue  # an answer that came too late
            break
        self._missed = 0
        action = answer.get("action")
        if answer.get("n") != self._move or isinstance(action, bool) or not isinstance(action, int):
            example = json.dumps({"n": self._move, "action": legal[0]})
            raise Fault("malformed", f"expected an answer like {example}, not {short(json.dumps(answer).encode())}")
        if action not in legal:
            raise Fault("illegal", f"action {action} is not legal; legal: {', '.join(map(str, legal[:20]))}")
        return action

    def _ready(self, seat: int) -> Program:
        """The running program, greeted for this match."""
        if self._program is None:
            if self._starts > RESTARTS:
                raise Fault("given up", f"ended or failed {self._starts} times; chance plays on")
            self._starts += 1
            self._program, self._missed, self._greeted = Program(self._command), 0, None
        if self._greeted != seat:
            self._greet(self._program, seat)
            self._greeted = seat
        return self._program

    def _greet(self, program: Program, seat: int) -> None:
        program.send(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self._variant.game.name,
                "players": self._variant.players,
                "options": self._variant.options,
                "seat": seat,
            }
        )
        until = monotonic() + READY
        while True:
            answer = program.receive(until)
            if answer.get("type") == "ready":
                return
            if "action" not in answer:  # late answers of the match before are let pass
                raise Fault("malformed", f'expected {{"type": "ready"}}, not {short(json.dumps(answer).encode())}')

    def _note(self, fault: Fault) -> None:
        """Keep a notice; start the program anew where that may help."""
        if fault.kind == "timeout":
            self._missed += 1
        again = fault.kind in ("crash", "failed") or self._missed >= PATIENCE or self._greeted is None
        text = str(fault)
        if fault.kind == "timeout" and again and self._program is not None:
            text += f", {self._missed} times in a row: the program is ended{self._program.said()}"
        if not any(notice["kind"] == fault.kind == "given up" for notice in self._notices):
            self._notices.append({"kind": fault.kind, "move": self._move, "text": text})
        if again and self._program is not None:
            self._stop()

    def finish(self, s: State, seat: int) -> None:
        """The match is over: `s` is its end, which everybody may see the result of."""
        if self._program is not None and self._greeted == seat:
            view = game_of(s).table.view(s, seat)
            self._program.send({"type": "over", "winners": view["winners"], "scores": view["scores"], "view": view})

    def take_notices(self) -> list[Notice]:
        """What went wrong since the last call."""
        notices, self._notices = self._notices, []
        return notices

    def _stop(self) -> None:
        assert self._program is not None
        self._program.end()
        self._program = self._greeted = None

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._stop()


def short(line: bytes) -> str:
    """The beginning of a line, for a notice."""
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 80 else text[:77] + "..."


def make(command: str, variant: Variant) -> OutsideBot:
    """The bot of a command, as in `cmd:python3 bot.py`; the program starts with its first move."""
    return OutsideBot(command, variant)
