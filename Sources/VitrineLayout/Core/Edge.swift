public enum Edge: String, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
}
