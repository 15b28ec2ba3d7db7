"""Prints N keys for a session and the pauses between them, the same for each seed: a line for each, its milliseconds and
its bytes in hexadecimal digits. They go through all tabs, sheets, filters, links and the sign-in, and never leave."""
import random
import sys

seed, wanted = int(sys.argv[1]), int(sys.argv[2])
dice = random.Random(seed)
enter, escape, tab, down, up = "\r", "\x1b", "\t", "\x1b[B", "\x1b[A"
addresses = ["people 3", "posts 12", "posts/12/comments", "settings/todos/7", "posts author=3", "people/3/posts",
             "settings/todos?assignee=3", "people?sheet=overview", "people?q=an&sort=city", "nowhere", "refresh"]
words = ["li", "an", "zo", "서울", "é", "xx", "o "]


def walk():
    return list(dice.choice(["jjj", "kk", "G", "g", "jj"])) + [dice.choice([down, up, "\x1b[6~", "\x1b[H", "\x1b[F"])]


def text_field():
    return ["/"] + list(dice.choice(words)) + [dice.choice([enter, escape, "\x7f", down])] + [escape]


def address():
    return [":"] + list(dice.choice(addresses)) + [enter, escape]


def account():
    # Out, and in again.
    return [":"] + list("settings/account") + [enter, enter] + list("zoe") + [tab] + list("hunter2") + [enter]


def page():
    return [enter] + list(dice.choice(["j", "jj", "", "s", "p", "l"])) + [dice.choice([escape, "h", "-", "\x7f"])]


habits = [walk, walk, text_field, text_field, address, address, page, page, lambda: ["i", escape], lambda: ["1"],
          lambda: ["2"], lambda: ["3"], lambda: ["o"], lambda: ["c"], lambda: ["?", "j", escape], lambda: ["]"],
          lambda: [",", escape], lambda: ["R"], lambda: ["y"]]
keys = account()
while len(keys) < wanted - 40:
    keys += account() if dice.random() < 0.02 else dice.choice(habits)()
while len(keys) < wanted - 1:
    keys.append(dice.choice(["j", "k", down, up]))
# The place that posts are at now, in scripts that each terminal measures alike.
keys.append("2")
for key in keys:
    # A lone escape is told from a sequence by the time behind it.
    pause = 40 if key == escape else dice.choice([0, 0, 0, 0, 5, 20, 30, 60])
    print(pause, key.encode().hex(" "))
