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
    /// The time alone, in the trailing corner, as on a watch.
    case watch
    /// A bar with the time at its leading and all signs at its trailing end, as on Android.
    case android
    /// The three buttons of a window, in its leading corner, as on a Mac.
    case window

    /// Creates the kind of a device by the height of its top safe area in portrait.
    init(under height: Double) {
        switch height {
        case 59...: self = .island
        case 40..<59: self = .notch
        case 24: self = .pad
        default: self = .bar
        }
    }
}
