import VitrineGeometry
import VitrineStyle
import VitrineText

@testable import VitrineDisplayList
@testable import VitrineLayout
@testable import VitrineScene
@testable import VitrineSource

/// A scene with states, at a moment.
struct MotionScene {
    var states = "{ button: [rest, pressed] }"
    var script = "[]"
    var body: String
    var canvas = "width: 200, height: 200"

    /// Creates a scene.
    ///
    /// - Parameters:
    ///   - body: The node of its body, on one line.
    ///   - states: The states. Default: a button that rests or is pressed.
    ///   - script: The script. Default: an empty one.
    init(_ body: String, states: String = "{ button: [rest, pressed] }", script: String = "[]") {
        self.body = body
        self.states = states
        self.script = script
    }

    var text: String {
        """
        vitrine: 1
        canvas: { \(canvas) }
        states: \(states)
        script: \(script)
        body:
          - \(body)

        """
    }

    func resolved(at time: Double) throws -> ResolvedScene {
        var options = SceneOptions()
        options.time = time
        return try SceneRun.resolved(text, options: options)
    }

    func laidOut(at time: Double) throws -> LaidOutScene {
        var options = SceneOptions()
        options.time = time
        return try SceneRun.laidOut(text, options: options)
    }

    /// Returns what is painted at a moment.
    func items(at time: Double) throws -> [DisplayItem] {
        try laidOut(at: time).displayList(text: TextEngine(library: sharedLibrary)).items
    }

    /// Returns the elements of a type at a moment, in the order of the tree.
    func elements<Kind: Element>(_ type: Kind.Type, at time: Double) throws -> [Kind] {
        func find(_ element: any Element) -> [Kind] {
            ((element as? Kind).map { [$0] } ?? []) + element.children.flatMap(find)
        }
        return find(try resolved(at: time).root)
    }

    /// Returns the opacity of the first layer; 1 if there is none.
    func opacity(at time: Double) throws -> Double {
        try elements(EffectElement.self, at: time).first?.opacity ?? 1
    }

    /// Returns the frames of elements with a label, from top to bottom.
    func frames(of label: String, at time: Double) throws -> [Rect] {
        func find(_ placed: PlacedElement) -> [Rect] {
            (placed.element.label == label ? [placed.layoutFrame] : []) + placed.children.flatMap(find)
        }
        return find(try laidOut(at: time).root)
    }
}
