package enum ButtonRole: String, Sendable, CaseIterable {
    case normal, cancel, destructive
}
