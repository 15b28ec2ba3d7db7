internal import SettingsTesting
internal import Testing
