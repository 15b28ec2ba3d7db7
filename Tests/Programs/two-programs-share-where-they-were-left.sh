# Of two programs at once neither stops the other, and the one that ends last is the one that the next one follows.
. "$(dirname "$0")/lib/program.sh"
export STOA=$program DATA=$work/data WORK=$work PYTHONPATH=$programs/lib PYTHONDONTWRITEBYTECODE=1
XDG_DATA_HOME=$DATA "$program" --print text people >"$work/people" || fail "the sample cannot be made"
python3 - <<'END' || fail "two programs do not get along"
import os
from held import Held

directory = os.environ["WORK"]
one = Held("--no-mouse", directory=directory)
other = Held("--no-mouse", directory=directory)
for held in one, other:
    held.shows("1/10")
one.answers("2", "its author")
other.answers("3", "completed only")
other.type("Q")
other.ends()
one.send("TERM")
one.ends()
for held, status in (one, -15), (other, 0):
    assert held.status == status, f"status {held.status} instead of {status}"
    held.expect_as_found()
    held.close()
last = Held("--no-mouse", directory=directory)
last.shows("its author")
last.type("Q")
last.ends()
last.close()
END
