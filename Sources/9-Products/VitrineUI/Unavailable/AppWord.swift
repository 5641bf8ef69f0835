/// A value of SwiftUI's for the behavior of an app, taken only by modifiers that a still does not have.
public struct AppWord: Sendable {
    private init() {}

    /// A word of SwiftUI.
    public static var automatic: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var `default`: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var identity: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var none: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var all: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var some: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var never: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var always: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var linear: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var opacity: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var scale: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var blurReplace: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var interpolate: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var numericText: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var bounce: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var pulse: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var variableColor: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var rotate: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var breathe: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var wiggle: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var appear: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var disappear: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var replace: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var paging: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var viewAligned: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var basedOnSize: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var soft: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var hard: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var inline: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var large: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var medium: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var small: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var mini: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var extraLarge: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var regular: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var page: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var sidebarAdaptable: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var tabBar: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var navigationBar: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var bottomBar: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var windowToolbar: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var onScrollDown: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var onScrollUp: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var navigationBarDrawer: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var toolbar: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var sidebar: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var topBarLeading: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var topBarTrailing: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var navigationBarLeading: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var navigationBarTrailing: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var principal: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var primaryAction: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var cancellationAction: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var confirmationAction: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var destructiveAction: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var status: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var keyboard: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var subtitle: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var success: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var warning: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var error: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var selection: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var impact: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var increase: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var decrease: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var placeholder: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var privacy: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var invalidated: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var fill: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var circle: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var square: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var rectangle: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var slash: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var ignore: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var combine: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var contain: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var isButton: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var isHeader: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var isSelected: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var isImage: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var isLink: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var isStaticText: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var updatesFrequently: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var emailAddress: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var numberPad: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var decimalPad: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var phonePad: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var webSearch: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var asciiCapable: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var twitter: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var namePhonePad: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var numbersAndPunctuation: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var done: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var go: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var send: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var next: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var search: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var join: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var route: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var `continue`: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var `return`: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var name: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var username: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var password: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var newPassword: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var oneTimeCode: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var telephoneNumber: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var words: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var sentences: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var characters: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var enabled: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var disabled: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var immediately: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var interactively: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var compact: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var expanded: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var condensed: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var standard: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var increased: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var columns: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var grouped: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var graphical: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var wheel: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var field: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var stack: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var doubleColumn: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var sizeThatFits: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var device: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var fixed: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var lift: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var highlight: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var defaultAction: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var cancelAction: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var animation: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var everyMinute: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var periodic: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var materialize: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var matchedGeometry: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var zoom: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var tight: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var loose: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var time: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var date: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var timer: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var relative: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var template: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var original: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var flexible: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var fitted: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var camera: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var compactMenu: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var palette: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var navigation: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var menu: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var borderlessButton: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static var button: AppWord { AppWord() }
    /// A word of SwiftUI.
    public static func numericText(value: Double) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func numericText(countsDown: Bool = false) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func page(indexDisplayMode: AppWord) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func fraction(_ share: Double) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func height(_ points: Double) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func fixed(_ length: Double) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func periodic(from: AppWord, by: Double) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func navigationBarDrawer(displayMode: AppWord) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func custom(_ spacing: Double) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static func impact(weight: AppWord) -> AppWord { AppWord() }

    /// A word of SwiftUI.
    public static var secondary: AppWord { AppWord() }

    /// A word of SwiftUI with another.
    public var fill: AppWord { self }

    /// A word of SwiftUI with another.
    public var slash: AppWord { self }

    /// A word of SwiftUI with another.
    public var circle: AppWord { self }

    /// A word of SwiftUI with another.
    public var square: AppWord { self }

    /// The words for a shadow.
    public static func drop(
        color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
    ) -> AppWord { AppWord() }

    /// The words for a shadow.
    public static func inner(
        color: Color = .black, radius: Double, x: Double = 0, y: Double = 0
    ) -> AppWord { AppWord() }
}
