import StoaTerminal

Program.run(Counter.program)
