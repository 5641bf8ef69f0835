/// What a device has at the top of its screen.
package enum DeviceTopChrome: Sendable {
    /// A bar above the content, with the time in its middle.
    case bar
    /// A housing that hangs from the edge.
    case notch
    /// A housing with pixels all around.
    case island
    /// A tablet's bar, with the date.
    case pad
}
