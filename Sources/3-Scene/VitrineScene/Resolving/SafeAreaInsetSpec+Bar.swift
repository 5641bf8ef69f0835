import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension SafeAreaInsetSpec {
    /// Returns what lies along the edge; `nil` if there are no views.
    func bar(_ views: [any Element], _ context: BuildContext) -> (any Element)? {
        guard let first = views.first else { return nil }
        let bar: any Element =
            views.count == 1
            ? first : ZStackElement(source: context.source, alignment: .center, children: views)
        guard hasEdgeEffect else { return bar }
        guard edge.axis == .vertical else {
            if let edgeEffectMark {
                context.reader.warn(
                    .unusedKey,
                    .noEffect(
                        noun: "edgeEffect", on: .safeAreaInset,
                        because: "content fades above and below alone"), at: edgeEffectMark)
            }
            return bar
        }
        return context.reader.environment.os.hasGlass ? context.fadingContent(under: bar, at: edge) : bar
    }
}
