import VitrineIcons
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle
import VitrineText

/// Text, symbols and nodes.
extension ComponentKit {
    /// Returns the font of a text style, at the text size that the user has set.
    ///
    /// - Parameters:
    ///   - points: The size at the standard setting, which scales with the style. Default: the style's own.
    ///   - weight: The weight, from 100 to 900. Default: the style's own.
    ///   - digits: `true` to give all digits the same width; `nil` to inherit the setting.
    package func font(
        _ style: TextStyle, points: Double? = nil, weight: Double? = nil, digits: Bool? = nil
    ) -> FontSpec {
        FontSpec(
            size: points.map { scaled($0, style) } ?? style.size(at: type),
            sizing: points == nil ? .style(style) : .points, weight: weight ?? style.weight,
            monospacedDigits: digits)
    }

    /// Returns text in a text style, or in a size that scales with it, in as many lines as the system gives
    /// it, whatever the scene says.
    package func text(
        _ string: String, _ style: TextStyle, points: Double? = nil, weight: Double? = nil,
        _ paint: PaintSpec? = nil, lines: Int? = 1, digits: Bool? = nil, lineHeight: Double? = nil
    ) -> any Element {
        var font = font(style, points: points, weight: weight, digits: digits)
        font.lineHeight = lineHeight
        var inner = context
        if lines == nil { inner.inherited.lineLimit = nil }
        return inner.text(
            string, font: font, paint: paint ?? label(.primary), lineLimit: lines.map(atTextSize))
    }

    /// Returns the title of a control, or another text of one, whose lines the scene may limit.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - style: The text style.
    ///   - points: The size at the standard setting, which scales with the style. Default: the style's own.
    ///   - weight: The weight, from 100 to 900. Default: the style's own.
    ///   - paint: The paint. Default: that of labels.
    ///   - lines: The most lines if the scene says nothing; `nil` for any number. Default: 1.
    ///   - lineHeight: The least distance between lines, as a multiple of the size. Default: the font's own.
    package func title(
        _ string: String, _ style: TextStyle, points: Double? = nil, weight: Double? = nil,
        _ paint: PaintSpec? = nil, lines: Int? = 1, lineHeight: Double? = nil
    ) -> any Element {
        var font = font(style, points: points, weight: weight)
        font.lineHeight = lineHeight
        return context.text(
            string, font: font, paint: paint ?? label(.primary), standardLimit: lines.map(atTextSize))
    }

    /// Returns the most lines of a text at the user's text size: people who need larger text get more lines
    /// rather than an ellipsis.
    private func atTextSize(_ lines: Int) -> Int { type.isAccessibility ? max(lines, 3) : lines }

    /// Returns text whose lines are centred.
    package func centered(
        _ string: String, _ style: TextStyle, weight: Double? = nil, _ paint: PaintSpec? = nil
    ) -> any Element {
        var inner = context
        inner.inherited.textAlignment = .center
        return inner.kit.text(string, style, weight: weight, paint, lines: nil)
    }

    /// Returns a symbol in a text style, or in a size that scales with it.
    package func icon(
        _ symbol: Symbol, _ style: TextStyle = .body, points: Double? = nil, weight: Double = 400,
        _ paint: PaintSpec? = nil
    ) -> any Element {
        let size = points.map { style.scaled($0, at: type) } ?? style.size(at: type)
        return context.icon(
            symbol, font: FontSpec(size: size, weight: weight), paint: paint ?? label(.primary))
    }

    /// Returns the symbol with a name: the scene's own icon, or else a built-in one.
    package func icon(
        _ name: String, _ style: TextStyle = .body, points: Double? = nil, weight: Double = 400,
        _ paint: PaintSpec? = nil
    ) -> any Element {
        guard let symbol = try? context.reader.symbols.symbol(name) else { return empty }
        return icon(symbol, style, points: points, weight: weight, paint)
    }

    /// Returns the nodes that the scene puts into a part of a structure.
    package func nodes(_ values: [SceneValue], of part: String, axis: Axis? = nil, tint: PaintSpec? = nil)
        -> [any Element]
    {
        var inner = context
        inner.source.path += ".\(part)"
        inner.surroundings.isInList = false
        inner.surroundings.rowInsets = nil
        inner.surroundings.rowIndentation = 0
        inner.surroundings.titleAbove = nil
        if let tint {
            inner.inherited.foreground = tint
            inner.inherited.foregroundSource = nil
        }
        return inner.children(values, axis: axis)
    }

    /// Returns a built-in symbol, regardless of the scene's own icons.
    package func symbol(_ name: String) -> Symbol { IconSet.icon(named: name).map(Symbol.builtIn) ?? .blank }

    /// Returns a row with a label, and a control at its end.
    ///
    /// - Parameters:
    ///   - control: The control.
    ///   - label: The label; `nil` for none.
    ///   - icon: The symbol before the label; `nil` for none.
    ///   - minHeight: The least height, in points. Default: that of a touch target.
    package func labeledRow(
        _ control: any Element, _ label: String?, icon: Symbol?, minHeight: Double = TouchTarget.side
    ) -> any Element {
        guard let lead = lead(label, icon) else { return control }
        let whole = context.stack(
            .horizontal, spacing: 8,
            [lead, spacer(8), LayoutPriorityElement(content: control, layoutPriority: 1)])
        return framed(whole, minHeight: minHeight)
    }

    /// Returns a row with a label, and a wheel in the room that the label leaves.
    package func labeledWheel(_ wheel: any Element, _ label: String?, icon: Symbol?) -> any Element {
        guard let lead = lead(label, icon) else { return wheel }
        return context.stack(
            .horizontal, spacing: 8, [LayoutPriorityElement(content: lead, layoutPriority: 1), wheel])
    }

    /// Returns the symbol and the label of a row; `nil` if it has neither.
    private func lead(_ label: String?, _ icon: Symbol?) -> (any Element)? {
        guard label != nil || icon != nil else { return nil }
        var row: [any Element] = []
        if let icon {
            let symbol = context.icon(icon, paint: .color(environment.accent))
            // Wide enough for the labels of several rows to be aligned.
            row.append(framed(symbol, minWidth: 30))
        }
        if let label { row.append(context.text(label)) }
        return context.stack(.horizontal, spacing: 8, row)
    }
}
