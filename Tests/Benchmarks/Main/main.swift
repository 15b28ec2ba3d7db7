internal import StoaBenchmarks

Benchmarks.main()
