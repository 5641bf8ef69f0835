import ArgumentParser
import VitrineStyle

struct CanvasScale: ExpressibleByArgument {
    let value: Double

    init?(argument: String) {
        guard let value = Double(argument), SceneOptions.scaleRange.contains(value) else { return nil }
        self.value = value
    }
}
