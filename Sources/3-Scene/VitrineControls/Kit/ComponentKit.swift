import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// The building blocks of controls and structures, in the environment of a node.
package struct ComponentKit {
    package let context: BuildContext

    package init(_ context: BuildContext) { self.context = context }

    package var environment: SceneEnvironment { context.reader.environment }
    package var source: ElementSource { context.source }
    package var type: DynamicTypeSize { environment.dynamicType }
    package var isDark: Bool { environment.appearance == .dark }
    /// `true` if surfaces are glass, or its replacement under reduced transparency.
    package var hasGlass: Bool { SurfaceDefaults.isGlass(in: environment) && environment.os.hasGlass }
    /// `true` under increased contrast.
    package var hasIncreasedContrast: Bool { environment.contrast == .increased }
    /// The width of one device pixel, but at least a third of a point.
    package var hairline: Double { max(1 / environment.scale, 1.0 / 3) }

    /// The text size of bars, which keep their height: like UIKit's, their text stops growing at the largest
    /// size that is none of accessibility. Measured on iOS 26: below the standard size it does not shrink.
    package var barType: DynamicTypeSize {
        let type = min(type, .xxxLarge)
        return environment.os.hasGlass ? max(type, .large) : type
    }

    /// Returns a length scaled with a text style.
    package func scaled(_ length: Double, _ style: TextStyle = .body) -> Double {
        style.scaled(length, at: type)
    }

    /// The width of the canvas, or else of the device.
    package var width: Double { environment.canvasSize?.width ?? context.device.size.width }

    /// The horizontal margin of a phone's content: 16 points, and 20 from a width of 414 points, like UIKit's
    /// layout margins.
    package var margin: Double { width >= 414 ? 20 : 16 }

    /// The height of a line of text by the system font's own ascent and descent, which lists since release
    /// 26 take instead of the leading of the text styles: 20.3 points at 17 (measured on iOS 26).
    package func naturalLine(_ style: TextStyle) -> Double {
        let scale = environment.scale
        return (Self.naturalLine * style.size(at: type) * scale).rounded() / scale
    }

    /// The height of a line of body text in a row of a list. Measured on iOS 26: whole pixels below the
    /// natural line, 20 points at 17, but the nearest, 20.3, where the language is Chinese or Korean.
    /// Japanese, whose fonts are alike, is our own choice.
    package var rowLine: Double {
        if ["zh", "ja", "ko"].contains(context.inherited.language.prefix(2)) { return naturalLine(.body) }
        let scale = environment.scale
        return (Self.naturalLine * TextStyle.body.size(at: type) * scale).rounded(.down) / scale
    }

    /// The natural line as a multiple of the font size, not rounded to pixels.
    package static let naturalLine = 1.193

    /// The safe area of the screen that the component is on.
    package var safeArea: Insets { environment.safeArea }
}

extension BuildContext {
    /// The building blocks of components in this context.
    package var kit: ComponentKit { ComponentKit(self) }
}
