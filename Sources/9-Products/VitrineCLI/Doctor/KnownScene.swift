import Foundation
import VitrineFiles
import VitrineGoldens
import VitrineRendering

/// A scene that has the same pixels on every machine, and their hash.
///
/// It has shapes, a gradient, a shadow, a material and glass, but no text, whose fonts may differ.
enum KnownScene {
    static let text = """
        vitrine: 1
        canvas: { width: 120, height: 80, scale: 2 }
        background: { linearGradient: { colors: ["#F6D5F7", "#8EC5FC"], \
        from: topLeading, to: bottomTrailing } }
        body:
          - circle: 40
            fill: "#5856D6"
            shadow: { radius: 6, y: 3 }
            offset: { x: -30 }
          - rectangle:
            frame: { width: 50, height: 30 }
            fill: "#FF9500"
            rotation: 12
            offset: { x: 20, y: 10 }
          - rectangle:
            frame: { width: 90, height: 36 }
            fill: clear
            glass: regular

        """

    /// The hash of the scene's pixels.
    static let hash = "ffe420ac302d00b5"

    /// Renders the scene and compares its pixels.
    static func check() -> DoctorCheck {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vitrine-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            SystemCalls.makeFolders(folder.path)
            let path = folder.appendingPathComponent("known.yaml").path
            try AtomicFile.write(Array(text.utf8), to: path)
            let found = PixelHash.digits(
                try Renderer(options: RenderOptions(threads: RenderOptions.allCores)).image(path).image)
            guard found == hash else {
                return DoctorCheck(
                    "pixels", .failed,
                    ["a known scene has the pixels \(found), and not \(hash)"],
                    remedies: ["report this with the output of `vitrine doctor --format json`"])
            }
            return DoctorCheck("pixels", .passed, ["a known scene has the pixels \(hash)"])
        } catch {
            return DoctorCheck("pixels", .failed, ["a known scene cannot be drawn: \(error)"])
        }
    }
}
