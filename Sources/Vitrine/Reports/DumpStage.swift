import VitrineDisplayList
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineSwiftSource

/// A stage of the pipeline whose result can be printed.
package enum DumpStage: String, Sendable, CaseIterable {
    case parsed
    /// The scene as YAML, without comments, anchors and merged keys.
    case yaml
    /// The scene as Swift source for the module `VitrineUI`.
    case swift
    case resolved
    case layout
    case displayList = "display-list"
    case plan

    /// Runs the pipeline up to this stage and returns a dump of its result.
    func text(of pipeline: ScenePipeline, format: DumpFormat) throws(RenderError) -> String {
        let file = try pipeline.read()
        let value = try pipeline.parse(file)
        if self == .yaml { return SceneYAMLPrinter().text(of: value) }
        if self == .swift {
            return SwiftScenePrinter().text(of: value, name: SwiftScenePrinter.typeName(of: pipeline.path))
        }
        if self == .parsed { return pipeline.sources(value, of: file).dump.text(format) }
        let scene = try pipeline.resolve(value, of: file)
        if self == .resolved { return scene.dump.text(format) }
        let placed = pipeline.layOut(scene)
        if self == .layout { return placed.dump.text(format) }
        let list = pipeline.displayList(placed)
        if self == .plan { return try pipeline.planText(of: list, format: format) }
        let printer = DisplayListPrinter()
        return format == .text ? printer.text(of: list) : printer.jsonText(of: list)
    }
}

extension DumpTree {
    func text(_ format: DumpFormat) -> String {
        format == .text ? text() : jsonText()
    }
}
