/// The kind of status area at the top of a device's screen.
package enum DeviceTopChrome: Sendable {
    /// A bar above the content, with the time in the centre.
    case bar
    /// A sensor housing attached to the screen's edge.
    case notch
    /// A sensor housing surrounded by pixels.
    case island
    /// A tablet's bar, which includes the date.
    case pad
}
