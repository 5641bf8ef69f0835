/// The way in which a device is held.
public enum DeviceOrientation: String, Sendable, Hashable, CaseIterable {
    case portrait
    /// On its side, with the top of the device at the left.
    case landscape
}
