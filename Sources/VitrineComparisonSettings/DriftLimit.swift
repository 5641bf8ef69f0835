/// How far the mean colour of a window may drift, beside a metric that tolerates something.
public enum DriftLimit: Hashable, Sendable {
    /// In 255ths of a component. The default is 0.5.
    case levels(Double)
    /// Any drift passes.
    case unlimited

    public static let standard = DriftLimit.levels(0.5)
}
