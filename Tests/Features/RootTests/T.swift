internal import FeaturesRoot
internal import Testing
