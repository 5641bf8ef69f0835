import VitrineDisplayList
import VitrineText

extension LaidOutScene {
    /// Returns the display list of the scene.
    ///
    /// - Parameters:
    ///   - text: The engine that has set the scene's texts.
    ///   - isCancelled: A function that returns `true` once the list is no longer wanted, which then lacks
    ///     elements. Default: it is wanted.
    package func displayList(
        text: TextEngine, isCancelled: (@Sendable () -> Bool)? = nil
    ) -> DisplayList {
        let builder = DisplayListBuilder(
            text: text, canvas: canvas, zooms: ZoomSources(in: root), isCancelled: isCancelled)
        let items = builder.items { $0.paint(root) }
        return DisplayList(
            size: canvas.size, scale: canvas.scale, colorSpace: canvas.colorSpace, items: items)
    }
}
