import VitrineGeometry

/// A real device's screen: its name in scenes, its size in points, and its safe area and corners.
public struct Device: Sendable, Hashable {
    public let name: String
    package let size: Size
    /// Device pixels per point.
    public let scale: Double
    /// The safe area, in points: status bar or island above or beside, home indicator below.
    package let safeArea: Insets
    /// The radius of the display's corners, in points; 0 for square displays.
    public let cornerRadius: Double
    /// The distances from the display to the device's outline, in points.
    package let bezel: Insets
    /// The way in which it is held.
    package let orientation: DeviceOrientation
    /// The kind of top chrome.
    package let topChrome: DeviceTopChrome

    init(
        _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double, bottom: Double,
        cornerRadius: Double, bezel: Insets = Insets(14), chrome: DeviceTopChrome? = nil
    ) {
        self.name = name
        size = Size(width, height)
        self.scale = scale
        safeArea = Insets(top: top, left: 0, bottom: bottom, right: 0)
        self.cornerRadius = cornerRadius
        self.bezel = bezel
        orientation = .portrait
        topChrome = chrome ?? DeviceTopChrome(under: top)
    }

    /// Creates a device that lies on its side.
    ///
    /// Known: phones have no status bar then, and keep as much free at both sides as at their top in portrait,
    /// and 21 points above the home indicator; tablets keep the same at the edges.
    private init(turned upright: Device) {
        let (area, bezel) = (upright.safeArea, upright.bezel)
        name = upright.name
        size = Size(upright.size.height, upright.size.width)
        scale = upright.scale
        switch upright.topChrome {
        case .island, .notch: safeArea = Insets(top: 0, left: area.top, bottom: 21, right: area.top)
        case .bar: safeArea = .zero
        case .pad, .watch, .android, .window: safeArea = area
        }
        cornerRadius = upright.cornerRadius
        self.bezel = Insets(top: bezel.right, left: bezel.top, bottom: bezel.left, right: bezel.bottom)
        orientation = .landscape
        topChrome = upright.topChrome
    }

    /// `true` for what is held in two ways: a watch is worn, and a window stands upright.
    package var canTurn: Bool { topChrome != .window && topChrome != .watch }

    /// Returns the device as it is held, if it is upright now and can be turned.
    package func held(_ orientation: DeviceOrientation) -> Device {
        let turns = orientation == .landscape && self.orientation == .portrait && canTurn
        return turns ? Device(turned: self) : self
    }

    /// Returns a window of a size; other devices are as large as they are.
    package func sized(_ size: Size) -> Device {
        guard topChrome == .window else { return self }
        return Device(
            name, size.width, size.height, scale: scale, top: safeArea.top, bottom: safeArea.bottom,
            cornerRadius: cornerRadius, bezel: bezel, chrome: topChrome)
    }

    /// `true` for a phone on its side, where bars are lower and no status bar shows.
    package var isLow: Bool {
        orientation == .landscape && [.island, .notch, .bar].contains(topChrome)
    }

    /// `true` for a tablet, where sheets are forms in the middle of the screen.
    package var isTablet: Bool { topChrome == .pad }

    /// The width in portrait, in points.
    public var width: Double { size.width }

    /// The height in portrait, in points.
    public var height: Double { size.height }

    // MARK: All devices

    // Sizes and safe areas come from Apple's layout guides; corner radii are the values that apps read from
    // the display, as published by their developers. Bezels are half of what the dimensions in Apple's
    // technical specifications leave around the display; 14 for all phones without a home button.

    public static let iphoneSe = Device(
        "iphone-se", 375, 667, scale: 2, top: 20, bottom: 0, cornerRadius: 0,
        bezel: Insets(top: 110, left: 28, bottom: 110, right: 28))
    public static let iphone13Mini = Device(
        "iphone-13-mini", 375, 812, scale: 3, top: 50, bottom: 34, cornerRadius: 44)
    public static let iphone13 = Device(
        "iphone-13", 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33)
    public static let iphone14 = Device(
        "iphone-14", 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33)
    public static let iphone14Plus = Device(
        "iphone-14-plus", 428, 926, scale: 3, top: 47, bottom: 34, cornerRadius: 53.33)
    public static let iphone14Pro = Device(
        "iphone-14-pro", 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone14ProMax = Device(
        "iphone-14-pro-max", 430, 932, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone15 = Device(
        "iphone-15", 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone15Plus = Device(
        "iphone-15-plus", 430, 932, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone15Pro = Device(
        "iphone-15-pro", 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone15ProMax = Device(
        "iphone-15-pro-max", 430, 932, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone16 = Device(
        "iphone-16", 393, 852, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone16Plus = Device(
        "iphone-16-plus", 430, 932, scale: 3, top: 59, bottom: 34, cornerRadius: 55)
    public static let iphone16Pro = Device(
        "iphone-16-pro", 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62)
    public static let iphone16ProMax = Device(
        "iphone-16-pro-max", 440, 956, scale: 3, top: 62, bottom: 34, cornerRadius: 62)
    public static let iphone16e = Device(
        "iphone-16e", 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33)
    public static let iphone17e = Device(
        "iphone-17e", 390, 844, scale: 3, top: 47, bottom: 34, cornerRadius: 47.33)
    public static let iphone17 = Device(
        "iphone-17", 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62)
    public static let iphoneAir = Device(
        "iphone-air", 420, 912, scale: 3, top: 68, bottom: 34, cornerRadius: 62)
    public static let iphone17Pro = Device(
        "iphone-17-pro", 402, 874, scale: 3, top: 62, bottom: 34, cornerRadius: 62)
    public static let iphone17ProMax = Device(
        "iphone-17-pro-max", 440, 956, scale: 3, top: 62, bottom: 34, cornerRadius: 62)
    public static let ipadMini = Device(
        "ipad-mini", 744, 1133, scale: 2, top: 24, bottom: 20, cornerRadius: 21.5, bezel: Insets(60))
    public static let ipad = Device(
        "ipad", 820, 1180, scale: 2, top: 24, bottom: 20, cornerRadius: 25, bezel: Insets(54))
    public static let ipadAir11 = Device(
        "ipad-air-11", 820, 1180, scale: 2, top: 24, bottom: 20, cornerRadius: 18, bezel: Insets(54))
    public static let ipadAir13 = Device(
        "ipad-air-13", 1024, 1366, scale: 2, top: 24, bottom: 20, cornerRadius: 18, bezel: Insets(46))
    public static let ipadPro11 = Device(
        "ipad-pro-11", 834, 1210, scale: 2, top: 24, bottom: 20, cornerRadius: 30, bezel: Insets(44))
    public static let ipadPro13 = Device(
        "ipad-pro-13", 1032, 1376, scale: 2, top: 24, bottom: 20, cornerRadius: 30, bezel: Insets(44))

    // Pixels of watches come from Apple's technical specifications, at two pixels a point. Their safe areas
    // go on from those of 41 and 45 mm (34 and 35 points above and below), which developers have published;
    // radii and bezels are our own. The phones with Android are no one's: a width of 412 and of 360 points,
    // the commonest two, with the status bar, the gesture bar and its handle of Android's own resources.

    public static let appleWatch42 = Device(
        "apple-watch-42", 187, 223, scale: 2, top: 34, bottom: 34, cornerRadius: 46, bezel: Insets(11),
        chrome: .watch)
    public static let appleWatch46 = Device(
        "apple-watch-46", 208, 248, scale: 2, top: 36, bottom: 36, cornerRadius: 52, bezel: Insets(12),
        chrome: .watch)
    public static let appleWatch49 = Device(
        "apple-watch-49", 211, 257, scale: 2, top: 37, bottom: 37, cornerRadius: 54, bezel: Insets(16),
        chrome: .watch)
    public static let androidPhone = Device(
        "android-phone", 412, 915, scale: 2.625, top: 24, bottom: 24, cornerRadius: 36, bezel: Insets(10),
        chrome: .android)
    public static let androidPhoneSmall = Device(
        "android-phone-small", 360, 800, scale: 3, top: 24, bottom: 24, cornerRadius: 28, bezel: Insets(10),
        chrome: .android)

    // A window of a Mac whose interface is an iPad's at 77 per cent, as Mac Catalyst scales it: a text of 17
    // points has 13 there, and a bar is 52 high. Corners of 26 of the Mac's points are those that developers
    // have published for windows of macOS 26 with a toolbar; its size is our own.
    public static let macWindow = Device(
        "mac-window", 1400, 900, scale: 1.54, top: 14, bottom: 0, cornerRadius: 34, bezel: .zero,
        chrome: .window)

    /// Every device that a scene can name.
    public static let all: [Device] = [
        .iphoneSe,
        .iphone13Mini,
        .iphone13,
        .iphone14,
        .iphone14Plus,
        .iphone14Pro,
        .iphone14ProMax,
        .iphone15,
        .iphone15Plus,
        .iphone15Pro,
        .iphone15ProMax,
        .iphone16,
        .iphone16Plus,
        .iphone16Pro,
        .iphone16ProMax,
        .iphone16e,
        .iphone17e,
        .iphone17,
        .iphoneAir,
        .iphone17Pro,
        .iphone17ProMax,
        .ipadMini,
        .ipad,
        .ipadAir11,
        .ipadAir13,
        .ipadPro11,
        .ipadPro13,
        .appleWatch42,
        .appleWatch46,
        .appleWatch49,
        .androidPhone,
        .androidPhoneSmall,
        .macWindow,
    ]

    /// Returns the device with a name; `nil` for an unknown one.
    package static func device(named name: String) -> Device? { all.first { $0.name == name } }
}

/// The geometry, in points, of the system elements that devices show around apps. The measures of the status
/// bar, the home indicator and the island come from Apple's design templates for iOS 17 and 18.
extension Device {
    /// The frame of the sensor housing on the screen; `nil` if there is none.
    package var sensorHousing: Rect? {
        let isUpright = orientation == .portrait
        // What lies along the top edge lies along the left one of a device on its side.
        let length = isUpright ? size.width : size.height
        let housing: Rect
        switch topChrome {
        // Measured on iOS 26 at 402 and 440 points. On models with a lower status bar the island is higher by
        // the difference.
        case .island:
            let inset = isUpright ? safeArea.top : safeArea.left
            housing = Rect(x: (length - 125.5) / 2, y: 13.92 + inset - 62, width: 125.5, height: 36.83)
        case .notch: housing = Rect(x: (length - 162) / 2, y: 0, width: 162, height: 33)
        case .bar, .pad, .watch, .android, .window: return nil
        }
        return isUpright
            ? housing
            : Rect(
                x: housing.minY, y: length - housing.maxX, width: housing.height, height: housing.width)
    }

    /// The frame of the home indicator; `nil` on devices with a home button.
    package var homeIndicator: Rect? {
        guard safeArea.bottom > 0, topChrome != .watch else { return nil }
        if topChrome == .android {
            // Known: Android's `navigation_home_handle_width` and the middle of its bar of 24.
            return Rect(x: (size.width - 108) / 2, y: size.height - 14, width: 108, height: 4)
        }
        // A little over a third of a phone's width, a quarter of its height on its side; on tablets a much
        // smaller part of the shorter side.
        let share = orientation == .portrait ? 0.357 : 0.257
        let width = isTablet ? 315.0 : (size.width * share).rounded()
        let height = isTablet ? 6.0 : 5.0
        let rise = isTablet ? 5.0 : 8.0
        return Rect(
            x: (size.width - width) / 2, y: size.height - rise - height, width: width, height: height)
    }
}
