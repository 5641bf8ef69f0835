enum ControlRole: String, Sendable, CaseIterable {
    case normal, cancel, destructive
}
