import VitrineDisplayList
import VitrineLayout
import VitrineRaster
import VitrineScene
import VitrineSceneFormat
import VitrineSuiteFormat
import VitrineSwiftSource

/// A stage of the pipeline whose result can be printed.
package enum DumpStage: String, Sendable, CaseIterable {
    case parsed
    /// The scene as YAML, without comments, anchors and merged keys.
    case yaml
    /// The scene as Swift source for the module `VitrineUI`.
    case swift
    case resolved
    /// What changes over time, by states or by itself.
    case motion
    case layout
    case displayList = "display-list"
    case plan

    /// The description for help, without a period at the end.
    package var summary: String {
        switch self {
        case .parsed: "keys and values with their marks, of the scene and of the libraries it imports"
        case .yaml: "the scene as YAML, with aliases and merged keys written out"
        case .swift: "the scene as Swift source for the module VitrineUI"
        case .resolved: "elements with all defaults"
        case .motion: "the properties that change over time, with their animations"
        case .layout: "elements with frames in points"
        case .displayList: "what is painted, in order"
        case .plan:
            """
            the steps that the rasteriser makes of it, with their pixels and the reasons for how each is \
            executed
            """
        }
    }

    /// `true` if its text is source code, for which there is no JSON.
    package var isSource: Bool {
        switch self {
        case .yaml, .swift: true
        case .parsed, .resolved, .motion, .layout, .displayList, .plan: false
        }
    }

    /// Prints the stage's result.
    package func text(of scene: StagedScene, format: DumpFormat) throws(RenderError) -> String {
        switch self {
        case .parsed: return try scene.sources().dump.text(format)
        case .yaml: return SceneYAMLPrinter().text(of: try scene.sources().standalone)
        case .swift:
            let name = SwiftScenePrinter.typeName(of: scene.pipeline.path)
            return SwiftScenePrinter().text(of: try scene.sources().standalone, name: name)
        case .resolved: return try scene.resolved().dump.text(format)
        case .motion: return try scene.moving().motionDump.text(format)
        case .layout: return try scene.placed().dump.text(format)
        case .displayList:
            let (list, printer) = (try scene.list(), DisplayListPrinter())
            return format == .text ? printer.text(of: list) : printer.jsonText(of: list)
        case .plan: return try scene.pipeline.planText(of: try scene.list(), format: format)
        }
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
