import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineStyle

/// A builder of pickers.
struct PickerBuilder {
    let picker: PickerNode.Properties
    /// The index of the selected option; `nil` for none.
    let selection: Double?
    let kit: ComponentKit

    private var nearest: Int? { selection.map { Int($0.rounded()) } }
    private var isInList: Bool { kit.context.surroundings.isInList }
    private var chosen: PickerNode.Option? { nearest.map { picker.options[$0] } }

    func element(_ modifiers: inout Modifiers) -> any Element {
        switch picker.style {
        case .menu: isInList ? row(.menu, &modifiers) : menu
        case .navigationLink: row(.disclosure, &modifiers)
        case .inline: inline(&modifiers)
        case .segmented:
            inList(
                kit.segments(
                    picker.options.map { ($0.label, $0.icon) }, selection: selection, tint: picker.tint,
                    &modifiers), &modifiers)
        case .palette: inList(palette, &modifiers)
        case .wheel: inList(kit.labeledWheel(wheel, picker.label, icon: picker.icon), &modifiers)
        }
    }

    /// Returns the element with the insets of a row, if it is one.
    private func inList(_ element: any Element, _ modifiers: inout Modifiers) -> any Element {
        guard modifiers.padding == nil, isInList, let insets = RowMetrics(kit).nodeInsets else {
            return element
        }
        return kit.padded(element, insets)
    }

    // MARK: Rows

    private func row(_ accessory: RowNode.Accessory, _ modifiers: inout Modifiers) -> any Element {
        let row = RowNode.Properties(
            title: picker.label, value: chosen?.label, icon: picker.icon, accessory: accessory,
            tint: picker.tint)
        let element = ListRow(row, kit).element(own: modifiers.padding)
        modifiers.padding = nil
        return element
    }

    /// Returns the selected option with chevrons, as a button has it that opens a menu.
    private var menu: any Element {
        let paint = kit.tint(picker.tint)
        var parts: [any Element] = []
        if let icon = chosen?.icon { parts.append(kit.icon(icon, .body, paint)) }
        if let label = chosen?.label { parts.append(kit.text(label, .body, paint)) }
        parts.append(kit.icon("chevron.up.chevron.down", points: 13, weight: 600, paint))
        return kit.labeledRow(kit.row(5, parts), picker.label, icon: picker.icon)
    }

    private func inline(_ modifiers: inout Modifiers) -> any Element {
        let insets = modifiers.padding
        modifiers.padding = nil
        let rows = picker.options.enumerated().map { index, option in
            let row = RowNode.Properties(
                title: option.label, icon: option.icon, accessory: index == nearest ? .checkmark : .none,
                tint: picker.tint)
            return ListRow(row, part(option, at: index)).element(own: insets)
        }
        if isInList { return GroupElement(source: kit.source, children: rows) }
        return kit.column(0, .leading, Array(rows.map { [$0] }.joined(separator: [kit.rowSeparator()])))
    }

    /// Returns the building blocks of an option.
    private func part(_ option: PickerNode.Option, at index: Int) -> ComponentKit {
        kit.part(
            AccessibilityProperties(
                label: option.label, traits: index == nearest ? [.isButton, .isSelected] : .isButton,
                children: option.label == nil ? .combine : .ignore))
    }

    // MARK: Symbols and wheel

    /// The symbols of a palette: touch targets, the selected one on a disc of the tint. Our own measures.
    private var palette: any Element {
        let cells = picker.options.enumerated().map { index, option -> any Element in
            let isSelected = index == nearest
            let kit = part(option, at: index)
            let paint = isSelected ? kit.tint(picker.tint) : kit.label(.primary)
            let content =
                option.icon.map { kit.icon($0, points: 20, paint) }
                ?? kit.text(option.label ?? "", .body, paint)
            let disc: any Element =
                isSelected
                ? kit.framed(
                    kit.shape(
                        .circle, .color((picker.tint ?? kit.environment.accent).opacity(0.18))), width: 36,
                    height: 36) : kit.empty
            return kit.filling(kit.layers([disc, content]), minHeight: 44)
        }
        return kit.row(0, cells)
    }

    private var wheel: any Element {
        let column = Wheel.Column(
            texts: picker.options.map { $0.label ?? "" }, icons: picker.options.map(\.icon),
            selection: selection ?? 0)
        return Wheel(columns: [column], kit: kit).element
    }
}
