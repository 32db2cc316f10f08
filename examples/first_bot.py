"""A first bot for Shoal: plain Python, nothing to install.

    shoal arena coloretto --bots random,"cmd:python3 examples/first_bot.py" --games 20

It plays Coloretto by one thought (take a row once it is worth three points), and any other game by chance.
"""

import json
import random
import sys


def choose(view, actions):
    """The action that we like best."""
    if view["game"] != "coloretto":
        return random.choice(actions)
    rows = view["rows"]
    takes = [action for action in actions if action["type"] == "take"]
    for action in sorted(takes, key=lambda action: -rows[action["row"]]["gain"][view["seat"]]):
        if rows[action["row"]]["gain"][view["seat"]] >= 3:
            return action
    draws = [action for action in actions if action["type"] == "draw"]
    return random.choice(draws or actions)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "name": "first bot"}
    elif message["type"] == "position":
        answer = {"n": message["n"], "action": choose(message["view"], message["actions"])["id"]}
    else:
        continue  # "over": the match has ended; the next hello begins another
    print(json.dumps(answer), flush=True)
