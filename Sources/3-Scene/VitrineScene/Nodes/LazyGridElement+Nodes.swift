import VitrineLayout
import VitrineSceneFormat
import VitrineStyle

extension LazyGridElement {
    init(
        _ axis: Axis, of cells: [SceneValue], tracks: GridTracks?, _ modifiers: Modifiers,
        _ context: BuildContext
    ) {
        let across = modifiers.horizontalSpacing ?? modifiers.spacing ?? StackDefaults.spacing
        let down = modifiers.verticalSpacing ?? modifiers.spacing ?? StackDefaults.spacing
        self.init(
            source: context.source, axis: axis, tracks: tracks ?? .list(GridTrack.defaultTracks),
            spacing: axis == .vertical ? down : across, trackSpacing: axis == .vertical ? across : down,
            alignment: modifiers.alignment?.value ?? .center,
            children: context.children(cells, gridRole: .lazyCell))
    }
}
