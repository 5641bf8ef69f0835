import VitrineDisplayList
import VitrineLayout
import VitrineRaster
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

extension ScenePipeline {
    /// Returns the rasteriser's plan for a display list, as text or JSON.
    func planText(of list: DisplayList, format: DumpFormat) throws(RenderError) -> String {
        let printer = RasterPlanPrinter()
        do throws(RasterError) {
            return format == .text ? try printer.text(of: list) : try printer.jsonText(of: list)
        } catch {
            throw .raster(error, scene: path)
        }
    }
}

extension DumpTree {
    func text(_ format: DumpFormat) -> String {
        format == .text ? text() : jsonText()
    }
}
