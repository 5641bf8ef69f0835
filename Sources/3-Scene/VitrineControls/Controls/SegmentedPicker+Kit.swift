import VitrineColor
import VitrineLayout
import VitrineScene
import VitrineSource
import VitrineStyle

extension ComponentKit {
    /// Returns the system's segments, as part of another control.
    ///
    /// - Parameters:
    ///   - segments: What stands on them.
    ///   - selection: The index of the selected one, which may lie between two; `nil` for none.
    ///   - tint: The thumb's colour.
    ///   - modifiers: The modifiers of the control, of which the segments take their surface.
    package func segments(
        _ segments: [(label: String?, icon: Symbol?)], selection: Double?, tint: Color?,
        _ modifiers: inout Modifiers
    ) -> any Element {
        var properties = SegmentedPickerNode.Properties()
        properties.segments = segments.map { SegmentedPickerNode.Segment(label: $0.label, icon: $0.icon) }
        properties.selection = selection.map { ($0, source.mark) }
        properties.tint = tint
        return SegmentedPicker(
            properties: properties, context: context, given: modifiers.font ?? FontSpec()
        ).element(&modifiers)
    }
}
