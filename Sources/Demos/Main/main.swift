internal import ComponentDemo
internal import FeatureDemo

if CommandLine.arguments.dropFirst().first == "--fixtures" { FeatureDemo.main() }
ComponentDemo.main()
