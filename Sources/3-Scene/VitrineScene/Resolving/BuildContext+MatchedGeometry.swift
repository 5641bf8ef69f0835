import VitrineLayout
import VitrineSceneMotion
import VitrineSource

extension BuildContext {
    /// Returns what the node has in common with others; `nil` for nothing.
    func matchedGeometry(_ spec: MatchedGeometrySpec?) -> MatchedGeometry? {
        guard let spec else { return nil }
        let mark = source.mark
        return MatchedGeometry(
            id: spec.id, in: spec.namespace, properties: spec.properties, anchor: spec.anchor,
            isSource: spec.isSource, share: presence,
            instance: "\(source.path):\(mark.file):\(mark.line):\(mark.column)")
    }
}
