import Foundation
import Testing
import VitrineAuditElements
import VitrineRendering
import VitrineSource
import VitrineStyle
import VitrineVisualChecks

@Suite("The screens of the design systems follow the text size that people choose")
struct SystemTextSizeTests {
    private static let scenes = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes")

    /// What is cut off all the same: a specimen on a canvas of one height, and an address in the system's
    /// field, which has one line.
    private static let known: Set<String> = ["focusflow/screen-header.yaml", "fitlink/screen-sign-in.yaml"]

    /// Returns the screens of a system.
    private static func screens(of system: String) throws -> [String] {
        let folder = scenes.appending(path: system)
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            // A crop shows a part of a screen, whatever else is beyond it.
            $0.hasPrefix("screen-") && !$0.hasSuffix("-crop.yaml") && !known.contains("\(system)/\($0)")
        }.sorted()
    }

    /// Returns what a screen says is cut off, covered or beyond it at a text size.
    private func found(_ path: String, at size: DynamicTypeSize) throws -> [String] {
        var options = RenderOptions()
        options.scene.dynamicType = size
        return try Renderer(options: options).withPipeline(Renderer.Job(path)) {
            pipeline throws(RenderError) in
            let placed = pipeline.layOut(try pipeline.resolve(try pipeline.parse(try pipeline.read())))
            let found = LegibilityCheck(
                placed, placed.auditedElements, text: pipeline.text, dynamicType: size
            ).findings
            // Labels of tab bars have one size, and a scene may say why a text leaves.
            return found.filter { $0.rule != .tinyText && $0.silence == nil }.map(\.problem.message)
        }
    }

    @Test(arguments: ["context", "fitlink", "focusflow", "habittracker", "monofocus"])
    func screenKeepsItsTextsAtTheLargestSize(system: String) throws {
        let screens = try Self.screens(of: system)
        #expect(screens.count >= 4)
        for screen in screens {
            let path = Self.scenes.appending(path: "\(system)/\(screen)").path
            let found = try found(path, at: .accessibility5)
            #expect(found == [], "\(system)/\(screen)")
        }
    }
}
