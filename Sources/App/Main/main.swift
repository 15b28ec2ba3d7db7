internal import StoaApp

Stoa.main()
