import VitrineRendering

/// A scene in memory that is compared with its goldens.
package struct SuiteMemoryScene: Sendable {
    /// The name of the scene, which is that of its folder of goldens.
    package let name: String
    package let scene: Scene

    package init(name: String, scene: Scene) {
        self.name = name
        self.scene = scene
    }
}
