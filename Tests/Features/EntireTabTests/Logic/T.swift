internal import EntireTabTesting
internal import Testing
