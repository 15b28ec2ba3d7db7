# Signals of a crash, and QUIT: the screen and the modes are restored within a second, and the status tells the signal.
. "$(dirname "$0")/lib/terminal.sh"
patience=5
for signal in SEGV:139 ABRT:134 ILL:132 TRAP:133 BUS:135 FPE:136 QUIT:131; do
  open_program 80x24 people
  await "1/10"
  kill -"${signal%:*}" "$pid"
  expect_end "${signal#*:}"
  tmux kill-session
done
