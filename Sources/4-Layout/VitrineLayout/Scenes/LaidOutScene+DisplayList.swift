import VitrineDisplayList
import VitrineText

extension LaidOutScene {
    /// Returns the display list of the scene.
    package func displayList(text: TextEngine) -> DisplayList {
        let builder = DisplayListBuilder(text: text, canvas: canvas)
        let items = builder.items { $0.paint(root) }
        return DisplayList(
            size: canvas.size, scale: canvas.scale, colorSpace: canvas.colorSpace, items: items)
    }
}
