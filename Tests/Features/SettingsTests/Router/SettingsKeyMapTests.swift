internal import SettingsUI
internal import Testing
