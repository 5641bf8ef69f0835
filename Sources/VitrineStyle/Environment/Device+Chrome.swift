import VitrineGeometry

/// The geometry, in points, of the system elements that devices show around apps. The measures of the status
/// bar, the home indicator and the island come from Apple's design templates for iOS 17 and 18.
extension Device {
    /// The kind of top chrome, derived from the height of the top safe area.
    package var topChrome: DeviceTopChrome {
        switch safeArea.top {
        case 59...: .island
        case 40..<59: .notch
        case 24: .pad
        default: .bar
        }
    }

    /// The frame of the sensor housing on a screen of this width; `nil` if there is none.
    package var sensorHousing: Rect? {
        switch topChrome {
        // On models with a taller status bar the island is lower by the difference.
        case .island:
            Rect(x: (size.width - 126) / 2, y: 11.33 + safeArea.top - 59, width: 126, height: 37.33)
        case .notch: Rect(x: (size.width - 162) / 2, y: 0, width: 162, height: 33)
        case .bar, .pad: nil
        }
    }

    /// The frame of the home indicator; `nil` on devices with a home button.
    package var homeIndicator: Rect? {
        guard safeArea.bottom > 0 else { return nil }
        // A little over a third of a phone's width; on tablets a much smaller part of the shorter side.
        let width = topChrome == .pad ? 315.0 : (size.width * 0.357).rounded()
        let height = topChrome == .pad ? 6.0 : 5.0
        let rise = topChrome == .pad ? 5.0 : 8.0
        return Rect(
            x: (size.width - width) / 2, y: size.height - rise - height, width: width, height: height)
    }
}
