import ArgumentParser
import VitrineStyle

/// The scale of a canvas as a command-line argument, limited to `SceneOptions.scaleRange`.
struct CanvasScale: ExpressibleByArgument {
    let value: Double

    init?(argument: String) {
        guard let value = Double(argument), SceneOptions.scaleRange.contains(value) else { return nil }
        self.value = value
    }
}
