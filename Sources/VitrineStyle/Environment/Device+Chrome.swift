import VitrineGeometry

/// Measures in points of what devices show around apps. Those of the status bar, the home indicator and the island
/// are Apple's design templates' for iOS 17 and 18.
extension Device {
    /// Told by the height that is kept free for it.
    package var topChrome: DeviceTopChrome {
        switch safeArea.top {
        case 59...: .island
        case 40..<59: .notch
        case 24: .pad
        default: .bar
        }
    }

    /// The sensors' housing on a screen of this width; nil where there is none.
    package var sensorHousing: Rect? {
        switch topChrome {
        // Models with a taller bar have the island so much lower.
        case .island:
            Rect(x: (size.width - 126) / 2, y: 11.33 + safeArea.top - 59, width: 126, height: 37.33)
        case .notch: Rect(x: (size.width - 162) / 2, y: 0, width: 162, height: 33)
        case .bar, .pad: nil
        }
    }

    /// The bar at the bottom from which people go home; nil where a button does that.
    package var homeIndicator: Rect? {
        guard safeArea.bottom > 0 else { return nil }
        // A little over a third of a phone's width, and of a tablet's shorter side much less.
        let width = topChrome == .pad ? 315.0 : (size.width * 0.357).rounded()
        let height = topChrome == .pad ? 6.0 : 5.0
        let rise = topChrome == .pad ? 5.0 : 8.0
        return Rect(
            x: (size.width - width) / 2, y: size.height - rise - height, width: width, height: height)
    }
}
