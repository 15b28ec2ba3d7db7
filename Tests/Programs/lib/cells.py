"""Reads a screen as `tmux capture-pane -e` prints it; writes its text, a line, and the style of each character.

Styles: . plain, b bold, d dim, u underlined, v reversed, V bold and reversed, S selected (white on blue), and r g y e m c
for red, green, yellow, blue, magenta, cyan; a capital for a bold one. A blank is plain unless its background shows.
Any other style is an error.
"""
import re
import sys

HUES = "?rgyemc"


def letter(bold, dim, underlined, reverse, foreground, background):
    if background is not None or foreground == 7:
        return "S" if (foreground, background, reverse) == (7, 4, False) else "!"
    if reverse:
        return ("V" if bold else "v") if foreground is None and not dim else "!"
    if foreground is not None:
        hue = HUES[foreground] if 1 <= foreground <= 6 and not dim else "!"
        return hue.upper() if bold else hue
    return {(False, False, False): ".", (True, False, False): "b", (False, True, False): "d",
            (False, False, True): "u"}.get((bold, dim, underlined), "!")


def number(parameters):
    """The colour that 38 or 48 introduces, with the rest of the parameters."""
    if parameters[:1] == [5] and len(parameters) > 1:
        return parameters[1], parameters[2:]
    raise SystemExit(f"a colour that is no number: {parameters}")


def change(style, parameters):
    bold, dim, underlined, reverse, foreground, background = style
    while parameters:
        code, parameters = parameters[0], parameters[1:]
        if code == 0:
            bold = dim = underlined = reverse = False
            foreground = background = None
        elif code == 1:
            bold = True
        elif code == 2:
            dim = True
        elif code == 4:
            underlined = True
        elif code == 7:
            reverse = True
        elif 30 <= code <= 37:
            foreground = code - 30
        elif code == 38:
            foreground, parameters = number(parameters)
        elif code == 39:
            foreground = None
        elif 40 <= code <= 47:
            background = code - 40
        elif code == 48:
            background, parameters = number(parameters)
        elif code == 49:
            background = None
        else:
            raise SystemExit(f"an unexpected style: {code}")
    return bold, dim, underlined, reverse, foreground, background


style = (False, False, False, False, None, None)
texts, styles = [], []
for line in sys.stdin.read().split("\n")[:-1]:
    text, shown = "", ""
    for escape, character in re.findall(r"\x1b\[([0-9;]*)m|(.)", line):
        if not character:
            style = change(style, [int(part or 0) for part in escape.split(";")])
            continue
        text += character
        # A blank has no foreground to be seen.
        seen = style[:4] + (7, 4) if character == " " and style[5] == 4 else style
        name = letter(*seen)
        shown += "." if character == " " and name not in "vVS!" else name
    texts.append(text.rstrip() if shown.rstrip(".") == "" or not shown.endswith(("v", "V", "S")) else text)
    styles.append(shown.rstrip(".") or ".")
print("\n".join(texts + ["─" * 80] + styles))
bad = [line for line in styles if "!" in line or "?" in line]
if bad:
    raise SystemExit("a style that no terminal should be asked for: " + "\n".join(bad))
