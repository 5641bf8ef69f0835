import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A builder of keyboards.
struct Keyboard {
    let keyboard: KeyboardNode.Properties
    let kit: ComponentKit
    let metrics: KeyboardMetrics

    init(_ keyboard: KeyboardNode.Properties, _ kit: ComponentKit) {
        (self.keyboard, self.kit, metrics) = (keyboard, kit, KeyboardMetrics(kit))
    }

    private var colors: KeyboardColors { KeyboardColors(kit) }
    private var isUpper: Bool { keyboard.shift != .off }
    /// `true` if the user has set up more than one keyboard.
    private var hasOthers: Bool { keyboard.languages.count > 1 }

    var element: any Element {
        var column: [any Element] = []
        if let suggestions = keyboard.suggestions { column.append(bar(suggestions)) }
        let rows = keyboard.layout.rows(
            language: kit.context.inherited.language, hasEmoji: hasOthers && metrics.isGlass)
        let keys = KeyboardRowsElement(
            source: kit.source, rows: rows, keys: rows.flatMap { $0.cells.map(key) }, metrics: metrics)
        let hasFooter = kit.safeArea.bottom > 0
        let below = !hasFooter ? 3 : metrics.isLow ? kit.safeArea.bottom : 0
        let top = metrics.top(hasSuggestions: keyboard.suggestions != nil)
        let block = kit.padded(keys, Insets(top: top, left: 0, bottom: below, right: 0))
        let isBeside = hasFooter && metrics.isLow
        column.append(isBeside ? kit.overlaid(block, [footer], Alignment(.center, .bottom)) : block)
        if hasFooter, !isBeside { column.append(footer) }
        let content = kit.column(0, .center, column)
        let wide = kit.filling(content)
        let surface = kit.surface(
            wide, shape, colors.surface, bleeds: [.bottom, .leading, .trailing],
            overshoot: metrics.overshoot)
        guard !keyboard.accessory.isEmpty else { return surface }
        return kit.column(
            0, .center, kit.nodes(keyboard.accessory, of: "accessory", axis: .vertical) + [surface])
    }

    /// The shape of the surface, which has rounded corners since release 26.
    private var shape: Shape {
        guard metrics.isGlass else { return .rectangle }
        let radii = CornerLengths(
            topLeft: metrics.surfaceCorner, topRight: metrics.surfaceCorner, bottomRight: 0, bottomLeft: 0)
        return .rounded(radii, .continuous)
    }

    /// Returns the suggested words, the middle one centred; without any, the lines between three.
    private func bar(_ words: [String]) -> any Element {
        let shown = words.isEmpty && metrics.isGlass ? ["", "", ""] : words
        let cells = shown.map { word in
            kit.filling(
                kit.context.text(
                    word, font: FontSpec(size: 16.5), paint: kit.label(.primary), lineLimit: 1),
                along: [.horizontal, .vertical])
        }
        let line = kit.framed(
            DividerElement(source: kit.source, axis: .horizontal, color: kit.color("separator")),
            height: 22)
        let row = Array(cells.map { [$0] }.joined(separator: [line]))
        return kit.framed(kit.padded(kit.row(0, row), horizontal: 4), height: metrics.bar)
    }

    /// The keys below the others on devices with a home indicator: emoji and dictation. On a phone on its
    /// side they are in the lower corners, beside the others.
    private var footer: any Element {
        let paint = PaintSpec.color(colors.sign)
        func sign(_ name: String) -> any Element {
            (try? kit.context.reader.symbols.symbol(name)).map {
                kit.context.icon($0, font: FontSpec(size: 23, weight: 400), paint: paint)
            } ?? kit.empty
        }
        // Pads type neither emoji nor words. With other keyboards, the place of emoji is that of the globe.
        let first = hasOthers ? "globe" : "face.smiling"
        let signs =
            keyboard.layout.isPad
            ? (hasOthers ? [sign("globe"), kit.spacer()] : [kit.spacer()])
            : [sign(first), kit.spacer(), sign("mic")]
        let row = kit.row(0, signs)
        if metrics.isLow {
            return kit.padded(row, Insets(top: 0, left: 27, bottom: kit.safeArea.bottom + 3, right: 27))
        }
        return kit.framed(
            kit.padded(row, Insets(top: 0, left: 27, bottom: 12, right: 27)),
            height: 44 + kit.safeArea.bottom)
    }

    // MARK: Keys

    private func key(_ cell: KeyboardLayout.Cell) -> any Element {
        guard cell.key != .empty else { return kit.empty }
        if keyboard.layout.isPad, cell.isModifier {
            return kit.filling(label(cell.key, .color(colors.label)), along: [.horizontal, .vertical])
        }
        let isLit = cell.key == .shift && isUpper
        let isDone = cell.key == .enter && keyboard.enter != .return && keyboard.isEnterEnabled
        let fill: Color =
            isDone
            ? kit.environment.accent : isLit ? colors.lit : cell.isModifier ? colors.modifier : colors.key
        var paint = isDone ? LabelColor.on(kit.environment.accent) : isLit ? colors.onLit : colors.label
        if cell.key == .enter, !keyboard.isEnterEnabled { paint = colors.label.opacity(0.3) }
        let isPressed = self.isPressed(cell.key)
        let label = kit.filling(
            label(cell.key, .color(paint)), along: [.horizontal, .vertical])
        let surface = kit.surface(
            label, kit.rounded(metrics.corner),
            Decoration(shadows: colors.shadows, fills: [.color(isPressed ? colors.key : fill)]))
        guard isPressed, case .letter(let letter) = cell.key else { return surface }
        return KeyCalloutElement(
            content: surface,
            letter: kit.context.text(
                shown(letter), font: FontSpec(size: 34), paint: .color(colors.label), lineLimit: 1),
            color: colors.pop, corner: metrics.corner)
    }

    private func isPressed(_ key: KeyboardLayout.Key) -> Bool {
        guard case .letter(let letter) = key, let pressed = keyboard.pressed else { return false }
        return letter == pressed || letter == pressed.lowercased()
    }

    private func shown(_ letter: String) -> String {
        isUpper && letter.count == 1 ? letter.uppercased() : letter
    }

    private func label(_ key: KeyboardLayout.Key, _ paint: PaintSpec) -> any Element {
        func text(_ string: String, _ size: Double, weight: Double = 400) -> any Element {
            kit.context.text(string, font: FontSpec(size: size, weight: weight), paint: paint, lineLimit: 1)
        }
        func sign(_ name: String, _ size: Double) -> any Element {
            (try? kit.context.reader.symbols.symbol(name)).map {
                kit.context.icon($0, font: FontSpec(size: size, weight: 400), paint: paint)
            } ?? kit.empty
        }
        switch key {
        case .letter(let letter):
            return kit.padded(
                text(shown(letter), letter.count > 1 ? 16 : metrics.letter),
                Insets(top: 0, left: 0, bottom: 2 * metrics.letterRise, right: 0))
        case .shift: return ShiftKeyElement(source: kit.source, state: keyboard.shift, paint: paint)
        case .delete: return sign("delete.left", 20)
        case .space: return metrics.isGlass ? mark : text(KeyboardNames.space(language), 16)
        case .enter:
            // Since release 26 a symbol replaces the word.
            if metrics.isGlass, keyboard.enter == .return { return sign("return", 20) }
            if metrics.isGlass, keyboard.enter == .search { return sign("magnifyingglass", 19) }
            if metrics.isGlass, keyboard.enter == .go || keyboard.enter == .next || keyboard.enter == .join {
                let forward = kit.environment.layoutDirection == .leftToRight ? "arrow.right" : "arrow.left"
                return sign(forward, 19)
            }
            if metrics.isGlass, keyboard.enter == .send { return sign("arrow.up", 19) }
            if metrics.isGlass, keyboard.enter == .done { return sign("checkmark", 18) }
            return text(keyboard.enter.rawValue, 16)
        case .emoji: return sign("face.smiling", 21)
        case .dictation, .empty: return kit.empty
        case .mode(let mode): return text(mode, mode.count > 1 ? 16 : 25)
        case .pad(let digit, let letters):
            return kit.column(
                -2, .center,
                [text(digit, 25)]
                    + (letters.isEmpty
                        ? []
                        : [
                            kit.context.text(
                                letters, font: FontSpec(size: 10, weight: 700, tracking: 2), paint: paint,
                                lineLimit: 1)
                        ]))
        }
    }

    /// The language's mark at the trailing lower corner of the space bar, if there are other keyboards.
    private var mark: any Element {
        guard hasOthers, let mark = keyboard.languages.first else { return kit.empty }
        let text = kit.context.text(
            mark, font: FontSpec(size: 10, weight: 500), paint: .color(colors.label.opacity(0.45)),
            lineLimit: 1)
        let all = FrameLength(minimum: 0, maximum: .infinity)
        return FrameElement(
            content: kit.padded(text, Insets(top: 0, left: 0, bottom: 4, right: 7)), width: all, height: all,
            alignment: Alignment(.trailing, .bottom))
    }

    private var language: String { kit.context.inherited.language }
}

/// The captions of keys in other languages.
private enum KeyboardNames {
    static func space(_ language: String) -> String {
        let names = [
            "de": "Leerzeichen", "fr": "espace", "es": "espacio", "it": "spazio", "pt": "espaço",
            "nl": "spatie",
        ]
        return language.split(separator: "-").first.flatMap { names[String($0)] } ?? "space"
    }
}
