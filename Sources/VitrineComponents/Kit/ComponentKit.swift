import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// What controls and structures are put together from, in the environment of a node.
struct ComponentKit {
    let context: BuildContext

    init(_ context: BuildContext) { self.context = context }

    var environment: SceneEnvironment { context.reader.environment }
    var source: ElementSource { context.source }
    var type: DynamicTypeSize { environment.dynamicType }
    var isDark: Bool { environment.appearance == .dark }
    /// Whether surfaces are glass, or what stands for it on request.
    var hasGlass: Bool { SurfaceDefaults.isGlass(in: environment) && environment.os.hasGlass }
    /// Whether people have asked for stronger contrasts.
    var isStrong: Bool { environment.contrast == .increased }
    /// One pixel of the canvas, and never thinner than a third of a point.
    var hairline: Double { max(1 / environment.scale, 1.0 / 3) }

    /// A length that grows with a text style.
    func scaled(_ length: Double, _ style: TextStyle = .body) -> Double { style.scaled(length, at: type) }

    /// The canvas' width, or that of the device.
    var width: Double { environment.size?.width ?? context.device.size.width }

    /// What a phone keeps free at the sides: 16 points, and 20 from 414 points of width on, as UIKit's layout margins.
    var margin: Double { width >= 414 ? 20 : 16 }

    /// Room that the device keeps free, where the canvas is one.
    var safeArea: Insets {
        environment.device.flatMap(Device.named)?.safeArea ?? .zero
    }
}

extension BuildContext {
    /// What components are put together from here.
    var kit: ComponentKit { ComponentKit(self) }
}
