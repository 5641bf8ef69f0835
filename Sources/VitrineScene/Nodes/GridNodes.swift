import VitrineGraphics

enum GridNode: NodeKind {
    private static let mostColumns = 1000

    static let name = "grid"
    static let summary =
        "Rows whose cells stand in common columns; a node that is no `gridRow` takes all of them."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .horizontalSpacing, .verticalSpacing]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        let rows = context.children(payload, place: .row).map { element in
            (element as? GridRowElement).map { GridElement.Row(cells: $0.children, alignment: $0.alignment) }
                ?? GridElement.Row(cells: [element], isWhole: true)
        }
        let columns = rows.map { $0.cells.reduce(0) { $0 + $1.gridSpan.columns } }.max() ?? 0
        if columns > mostColumns {
            context.reader.report(
                .tooMany(what: "columns", count: columns, limit: mostColumns), at: context.source.mark)
        }
        let spacing = modifiers.spacing ?? StackDefaults.spacing
        return GridElement(
            source: context.source, alignment: modifiers.alignment?.value ?? .center,
            horizontalSpacing: modifiers.horizontalSpacing ?? spacing,
            verticalSpacing: modifiers.verticalSpacing ?? spacing, rows: GridElement.Row.withoutEmpty(rows))
    }
}

enum GridRowNode: NodeKind {
    static let name = "gridRow"
    static let summary = "A row of a `grid`; each node of it is a cell. `alignment` says how the cells meet."
    static let payload = Codec<[SceneValue]>.nodes
    static let isTransparent = true
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        if context.gridPlace != .row {
            context.reader.report(
                .notAllowed(
                    what: name, on: "a node that is no grid", instead: "put it in a grid, or use an hstack"),
                at: context.source.mark)
        }
        context.report(modifiers.alignment, isAcross: .horizontal, of: name)
        let alignment = modifiers.alignment?.value.vertical
        modifiers.alignment = nil
        return GridRowElement(
            source: context.source, alignment: alignment, children: context.children(payload, place: .cell))
    }
}

/// Cells of a row, until the grid takes them.
struct GridRowElement: SeveralElements {
    let source: ElementSource
    let alignment: VerticalAlignment?
    var children: [any Element]

    var label: String { "gridRow" }

    func arrange(_ children: [LayoutNode], in proposal: Proposal, _ context: LayoutContext) -> Arrangement {
        Arrangement(.zero, children.map { _ in .init(.zero, .ideal) })
    }
}

enum LazyVGridNode: NodeKind {
    static let name = "lazyVGrid"
    static let summary = "Cells in columns, row after row; `columns` says how wide those are."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .horizontalSpacing, .verticalSpacing, .columns]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        LazyGridElement(.vertical, of: payload, tracks: modifiers.columns, modifiers, context)
    }
}

enum LazyHGridNode: NodeKind {
    static let name = "lazyHGrid"
    static let summary = "Cells in rows, column after column; `rows` says how high those are."
    static let payload = Codec<[SceneValue]>.nodes
    static let accepts: Set<RestrictedModifier> = [.spacing, .horizontalSpacing, .verticalSpacing, .rows]
    static let alignsChildren = true

    static func build(_ payload: [SceneValue], _ modifiers: inout Modifiers, _ context: BuildContext)
        -> any Element
    {
        LazyGridElement(.horizontal, of: payload, tracks: modifiers.rows, modifiers, context)
    }
}

extension LazyGridElement {
    fileprivate init(
        _ axis: Axis, of cells: [SceneValue], tracks: [GridTrack]?, _ modifiers: Modifiers,
        _ context: BuildContext
    ) {
        let across = modifiers.horizontalSpacing ?? modifiers.spacing ?? StackDefaults.spacing
        let down = modifiers.verticalSpacing ?? modifiers.spacing ?? StackDefaults.spacing
        self.init(
            source: context.source, axis: axis, tracks: tracks ?? GridTrack.standard,
            spacing: axis == .vertical ? down : across, trackSpacing: axis == .vertical ? across : down,
            alignment: modifiers.alignment?.value ?? .center,
            children: context.children(cells, place: .lazyCell))
    }
}

extension GridTrack {
    /// One flexible track.
    static let standard = [GridTrack(size: .flexible(minimum: least, maximum: .infinity))]

    private struct Bounds: Sendable {
        var minimum = GridTrack.least
        var maximum = Double.infinity

        func checked(_ value: SceneValue, _ reader: Reader) -> Bounds {
            if maximum < minimum, let entry = value.entry("max") {
                let least = Format.number(minimum)
                reader.report(
                    .outOfRange(Format.number(maximum), allowed: "its `min`, \(least), or more"),
                    at: entry.value.mark)
            }
            return self
        }
    }

    private struct Parts: Sendable {
        var sizes: [Size] = []
        var spacing: Double?
        var alignment: Alignment?
    }

    private static func bounds(_ name: String) -> Codec<Bounds> {
        let minimum = Codec<Double>.number(1...SceneLimits.standard.length, expected: "a length in points")
        let both = Codec<Bounds>.record(
            "a track", from: Bounds(),
            [
                Field("min", minimum, "the least length; 10 unless told") { $0.minimum = $1 },
                Field("max", .lengthOrInfinity, "the greatest length; `infinity` unless told") {
                    $0.maximum = $1
                },
            ])
        return .either(
            minimum.map { Bounds(minimum: $0) }, when: \.isNumber,
            or: Codec<Bounds>(both.schema, expected: both.expected) { value, reader in
                both.read(value, reader)?.checked(value, reader)
            })
    }

    private static let parts = Codec<Parts>.record(
        "a track", from: Parts(),
        [
            Field("fixed", .size, "so many points") { $0.sizes.append(.fixed($1)) },
            Field("flexible", bounds("flexible"), "a part of the room: its least length, or `{ min, max }`") {
                $0.sizes.append(.flexible(minimum: $1.minimum, maximum: max($1.minimum, $1.maximum)))
            },
            Field(
                "adaptive", bounds("adaptive"),
                "as many tracks as fit, of this least length, or `{ min, max }`"
            ) {
                $0.sizes.append(.adaptive(minimum: $1.minimum, maximum: max($1.minimum, $1.maximum)))
            },
            Field("spacing", .size, "points after the track") { $0.spacing = $1 },
            Field("alignment", .alignment, "where cells go in the track") { $0.alignment = $1 },
        ])

    private static let track = Codec<GridTrack>(
        .anyOf([Codec<Double>.size.schema, .enumeration(["flexible"]), parts.schema]),
        expected: "a length, `flexible`, or `{ fixed | flexible | adaptive }`"
    ) { value, reader in
        switch value.content {
        case .number: return Codec<Double>.size.read(value, reader).map { GridTrack(size: .fixed($0)) }
        case .string:
            return Codec<GridTrack>.choice("a track", [("flexible", standard[0])]).read(value, reader)
        default:
            guard let parts = parts.read(value, reader) else { return nil }
            guard parts.sizes.count == 1 else {
                reader.report(
                    .wrongCount(
                        what: "size", count: parts.sizes.count, needed: 1,
                        reason: "a track is fixed, flexible or adaptive"), at: value.mark)
                return nil
            }
            return GridTrack(size: parts.sizes[0], spacing: parts.spacing, alignment: parts.alignment)
        }
    }

    /// A number of equal flexible tracks, or a list of tracks.
    static let codec = Codec<[GridTrack]>(
        .anyOf([Codec<Int>.integer(1...100).schema, .array(track.schema)]),
        expected: "a number of tracks, or a list of them"
    ) { value, reader in
        if value.isNumber {
            return Codec<Int>.integer(1...100).read(value, reader).map {
                [GridTrack](repeating: standard[0], count: $0)
            }
        }
        return Codec<[GridTrack]>.list(of: track, count: 1...100).read(value, reader)
    }
}
