import VitrineGeometry
import VitrineJSON
import VitrineLayout
import VitrineSceneFormat
import VitrineSource
import VitrineStyle

extension Modifiers {
    /// All modifier keys, in the order of the documentation.
    static let fields = RecordFields(first + TextTraits.fields(\.traits) + motion + rest + sources)

    private static let first: [Field<Modifiers>] = [
        Field("id", identifier, "a name for the node in dumps and reports, unique in the scene") {
            $0.id = $1
        },
        Field("font", .font, "the font of all text and icons in the node") { $0.font = $1 },
        Field(
            "foreground", Codec<PaintSpec>.paint.withSource,
            "the paint of all text, icons and unpainted shapes in the node"
        ) { ($0.foreground, $0.foregroundSource) = ($1.value, $1.source) },
        Field(
            "symbolRenderingMode", .cases("a rendering mode"),
            "the rendering mode of symbols in the node. Default: monochrome"
        ) { $0.symbolRenderingMode = $1 },
        Field(
            "palette", .list(of: .paint, count: 1...3, example: "[red, blue]"),
            "the paints of primary, secondary and tertiary layers of symbols in the node"
        ) { $0.palette = $1 },
        Field("variableValue", .fraction, "0 to 1: how many of the variable layers of symbols are lit") {
            $0.variableValue = $1
        },
        Field(
            "vibrancy", .cases("a vibrancy"),
            "lets the colour behind show in text, icons, shapes and dividers of the node"
        ) { $0.vibrancy = $1 },
        Field("lineLimit", .lineLimit, "the most lines that each text in the node may have") {
            $0.lineLimit = $1
        },
        Field("lineSpacing", .number(0...1000), "points between the lines of texts in the node") {
            $0.lineSpacing = $1
        },
        Field(
            "textAlignment", .cases(.textAlignment),
            "the alignment of lines of text in the node: leading, center, trailing or justified"
        ) { $0.textAlignment = $1 },
        Field(
            "truncation", .cases(.truncation),
            "the part truncated from text that does not fit: head, middle or tail"
        ) { $0.truncation = $1 },
        Field(
            "minimumScaleFactor", .fraction,
            "the smallest scale to which text in the node shrinks before it is cut"
        ) { $0.minimumScaleFactor = $1 },
        Field(
            "hyphenation", .bool,
            "lets lines of text in the node end within words, by the language's patterns"
        ) { $0.hyphenates = $1 },
        Field("language", .language, "the language of text in the node, such as `ja`. Default: `en`") {
            $0.language = $1
        },
    ]

    private static let rest: [Field<Modifiers>] = [
        Field("environment", changes, "changes of the environment for the node and all in it"),
        Field("audit", .audit, "the rules whose warnings about the node and all in it are not shown") {
            $0.silences = $1.silences
        },
        Field("accessibility", .accessibility, "what is read out of the node; a text is its label") {
            $0.accessibility = $1
        },
        Field("hitArea", .hitArea, "where the node reacts to touch; a number is the length of both sides") {
            $0.hitArea = $1
        },
        Field(
            "spacing", .length,
            "points between children; in a glass container, the distance below which shapes merge"
        ) { $0.spacing = $1 },
        Field("horizontalSpacing", .length, "points between columns") { $0.horizontalSpacing = $1 },
        Field("verticalSpacing", .length, "points between rows") { $0.verticalSpacing = $1 },
        Field("columns", GridTrack.codec, "the number of columns of a grid, or the width of each") {
            $0.columns = $1
        },
        Field("rows", GridTrack.codec, "the number of rows of a grid, or the height of each") {
            $0.rows = $1
        },
        Field("axes", .axes, "horizontal, vertical or both") { $0.axes = $1 },
        Field(
            "contentOffset", Codec<Point>.scrollOffset.resting(at: .zero),
            "the offset by which a scroll is scrolled, in points, or the end that it shows"
        ) { $0.contentOffset = $1 },
        Field("contentMargins", .insets, "space around the content of a scroll") { $0.contentMargins = $1 },
        Field("showsIndicators", .bool, "shows the scroll indicators of a scroll") {
            $0.showsIndicators = $1
        },
        Field("equalSizes", .axesOrFlag, "makes all children of a stack as large as the largest") {
            $0.equal = $1
        },
        Field(
            "alignment",
            Codec<Alignment>.alignment.withSource.map { (value: $0.value, mark: $0.source.mark) },
            "containers: the alignment of the children; others: that of the node in the room around it"
        ) { $0.alignment = $1 },
        Field("fill", .oneOrMore(of: .paint), "the paints of a shape, the first at the bottom") {
            $0.fill = $1
        },
        Field(
            "else", .raw(.anyOf([.reference("node"), .array(.reference("node"))])),
            "fallback content for an empty slot"
        ) { $0.otherwise = $1 },
        Field("trim", .trim, "the part of a shape's outline that is kept") { $0.trim = $1 },
        Field("padding", .padding, "room inside the node's frame and surface") {
            ($0.padding, $0.paddingFractions) = ($1.points, $1.fractions)
        },
        Field("frame", frameCodec.resting(at: FrameSpec()), "a fixed or flexible size") { $0.frame = $1 },
        Field("aspectRatio", AspectRatioSpec.codec, "the ratio of the sides that the node is offered") {
            $0.aspectRatio = $1
        },
        Field("fixedSize", .axesOrFlag, "the ideal size whatever room there is: true or an axis") {
            $0.fixedSize = $1
        },
        Field(
            "layoutPriority", .number(-1000...1000),
            "the priority by which nodes of a stack get space: higher before lower"
        ) { $0.layoutPriority = $1 },
        Field(
            "position", Codec<Point>.offset, "fills the space and centres the node at a point"
        ) { $0.position = $1 },
        Field("alignmentGuides", .guides, "the positions of the node's own guides") { $0.guides = $1 },
        Field("gridCellColumns", .integer(1...100), "the number of columns of a grid that the node takes") {
            $0.gridSpan.columns = $1
        },
        Field("gridCellRows", .integer(1...100), "the number of rows of a grid that the node takes") {
            $0.gridSpan.rows = $1
        },
        Field("gridCellUnsizedAxes", .axes, "along which the node makes no column or row of a grid larger") {
            $0.gridSpan.unsized = $1
        },
        Field(
            "gridColumnAlignment",
            .choice(
                "a horizontal alignment",
                [("leading", .leading), ("center", .center), ("trailing", HorizontalAlignment.trailing)]),
            "the horizontal alignment of the node's whole grid column"
        ) { $0.gridSpan.columnAlignment = $1 },
        Field(
            "safeAreaInset", .oneOrMore(of: SafeAreaInsetSpec.codec),
            "views along an edge, which the safe area then excludes"
        ) { $0.safeAreaInsets = $1 },
        Field("background", .fadingBackground, "a paint in the node's shape, or views behind it") {
            $0.background = $1
        },
        Field("material", material, "blurs, saturates and tints what lies behind the node's shape") {
            $0.material = $1
        },
        Field("glass", glass, "Liquid Glass in the node's shape: a style, or all that can be set") {
            $0.glass = $1
        },
        Field("cornerRadius", .corners, "the corners of the node's shape") { $0.corners = $1 },
        Field(
            "stroke", .oneOrMore(of: .stroke(position: .inside)).resting(at: []),
            "a border or several along the node's shape, the first at the bottom"
        ) { $0.strokes = $1 },
        Field("overlay", LayerSpec.codec, "views in front of the node, of its size") { $0.overlay = $1 },
        Field("clip", clipCodec, "cuts the node at its shape, or at another; false lets a scroll overflow") {
            ($0.clip, $0.clipsContent) = ($1, $1 != nil)
        },
        Field("shadow", .oneOrMore(of: .shadow).resting(at: []), "shadows, the first on top; `[]` for none") {
            $0.shadows = $1
        },
        Field("filter", filters.resting(at: []), "filters of the node's picture; a list acts in its order") {
            $0.filters = $1
        },
        Field("blur", .number(0...1000).resting(at: 0), "blurs the node: standard deviation in points") {
            $0.blur = $1
        },
        Field("mask", .masks, "a paint or views that say how much of the node shows; or several") {
            $0.masks = $1
        },
        Field(
            "rotation3D", .rotation3D,
            "turns the node in space and shows it in perspective; does not affect layout"
        ) { $0.rotation3D = $1 },
        Field("opacity", .opacity.resting(at: 1), "0 to 1, of the node as a whole") { $0.opacity = $1 },
        Field(
            "blendMode", .cases("a blend mode"), "the mode by which the node blends with what lies behind it"
        ) { $0.blendMode = $1 },
        Field("isolated", .bool, "limits blend modes within to the node itself") { $0.isIsolated = $1 },
        Field(
            "scale", scaleCodec.resting(at: ScaleSpec()),
            "a factor, or x and y, about the centre or an anchor; does not affect layout"
        ) { $0.scale = $1 },
        Field(
            "skew", skewCodec.resting(at: SkewSpec()),
            "degrees, x and y, about the centre or an anchor; does not affect layout"
        ) { $0.skew = $1 },
        Field(
            "rotation", rotationCodec.resting(at: RotationSpec()),
            "degrees clockwise about the centre or an anchor; does not affect layout"
        ) { $0.rotation = $1 },
        Field(
            "offset", Codec<OffsetSpec>.offset.resting(at: OffsetSpec()),
            "moves the node; does not affect layout"
        ) { $0.offset = $1 },
        Field(
            "modifiers", .raw(ModifierList.schema),
            "modifiers around the node, in the order in which they act, as in SwiftUI"
        ) { $0.listSource = $1 },
        Field(
            "ignoresSafeArea", safeAreaCodec,
            "lets a node that reaches the edge of the safe area reach that of the screen"
        ) { $0.ignoresSafeArea = $1 },
    ]

    // What comes and goes with a state fades.
    private static let material = Codec<Material>.material.resting(at: .none)
    private static let glass = Codec<GlassSpec>.glass.resting(at: GlassSpec(style: .identity))

    private static let identifier = marked(.word("an id")).map { (name: $0.value, mark: $0.mark) }

    /// Returns a codec for a value with its source mark, for errors that are detected only later.
    private static func marked<Value>(_ codec: Codec<Value>) -> Codec<(value: Value, mark: SourceMark)> {
        Codec<(value: Value, mark: SourceMark)>(codec.schema, expected: codec.expected) { value, reader in
            codec.read(value, reader).map { ($0, value.mark) }
        }
    }

    /// A frame, whose lengths are checked against each other.
    private static let frameCodec = Codec<FrameSpec>(
        frameParts.schema, expected: frameParts.expected
    ) { value, reader in
        frameParts.read(value, reader).map { frame in
            if value.keys.subtracting(["alignment"]).isEmpty {
                reader.warn(
                    .unusedFrame,
                    .noEffect(
                        noun: "frame", on: .node, because: "it states no size, and is as large as the node"
                    ),
                    at: value.mark)
            }
            for (name, length) in [("Width", frame.width), ("Height", frame.height)] {
                if let minimum = length.minimum, let maximum = length.maximum, minimum > maximum,
                    let entry = value.entry("max\(name)")
                {
                    reader.report(
                        .outOfRange(
                            PrintedText.number(maximum),
                            allowed: "`min\(name)`, \(PrintedText.number(minimum)), or more"),
                        at: entry.value.mark)
                }
                guard let ideal = length.ideal, let maximum = length.maximum, ideal > maximum else {
                    continue
                }
                reader.warn(
                    .unusedFrame,
                    .noEffect(
                        noun: "max\(name)", on: "a frame where no room is offered",
                        because: "`ideal\(name)` is above it, and counts there"), at: value.mark)
            }
            return frame
        }
    }

    private static let frameParts = Codec<FrameSpec>.record(
        .frame, from: FrameSpec(),
        [
            Field("size", side, "a fixed width and height; what is beside it wins") {
                $0.width.take($1)
                $0.height.take($1)
            },
            Field("width", side, "a fixed width, or a percentage of the room") { $0.width.take($1) },
            Field("height", side, "a fixed height, or a percentage of the room") { $0.height.take($1) },
            Field("minWidth", side, "the least width, or a percentage of the room") {
                $0.width.takeMinimum($1)
            },
            Field("idealWidth", .size, "the width where none is offered") { $0.width.ideal = $1 },
            Field(
                "maxWidth", limit,
                "the greatest width, or a percentage of the room; `infinity` takes all there is"
            ) {
                $0.width.takeMaximum($1)
            },
            Field("minHeight", side, "the least height, or a percentage of the room") {
                $0.height.takeMinimum($1)
            },
            Field("idealHeight", .size, "the height where none is offered") { $0.height.ideal = $1 },
            Field(
                "maxHeight", limit,
                "the greatest height, or a percentage of the room; `infinity` takes all there is"
            ) {
                $0.height.takeMaximum($1)
            },
            Field("alignment", .alignment, "the alignment of the node in the frame") { $0.alignment = $1 },
        ])

    /// Environment changes are read before the rest of the node, which depends on them.
    private static let changes = Codec<SceneValue>(
        EnvironmentOverrides.codec.schema, expected: EnvironmentOverrides.codec.expected
    ) { value, _ in value }

    /// A length, or a fraction of the available space.
    private static let side = side(orElse: .size, expected: .lengthOrShare)

    /// A length, a fraction of the available space, or `infinity`.
    private static let limit = side(
        orElse: .lengthOrInfinity, expected: .frameLength)

    private static func side(orElse length: Codec<Double>, expected: Noun) -> Codec<FrameLength> {
        let share = Codec<Double>.share(0...1000)
        return Codec<FrameLength>(.anyOf([length.schema, share.schema]), expected: expected) {
            value, reader in
            if case .string(let text) = value.content, text.hasSuffix("%") {
                return share.read(value, reader).map { FrameLength(fraction: $0) }
            }
            return length.read(value, reader).map { FrameLength(fixed: $0) }
        }
    }

    /// A clip; `nil` for none.
    private static let clipCodec = Codec<ClipSpec?>(
        .anyOf([
            .boolean, .enumeration(clipShapes.map(\.0)),
            .object([.init("cornerRadius", Codec<Shape>.corners.schema, isRequired: true)]),
            .reference("node"),
        ]),
        expected: .clipShape
    ) { value, reader in
        switch value.content {
        case .bool(let flag): return .some(flag ? .nodeShape : nil)
        case .mapping(let entries) where reader.isNode(entries):
            return .node(value)
        case .mapping:
            let codec = Codec<Shape?>.record(
                .clip, from: nil,
                [Field("cornerRadius", .corners, required: true, "the corners of the clip") { $0 = $1 }])
            return (codec.read(value, reader) ?? nil).map { .shape($0) }
        default:
            return Codec<Shape>.choice("a clip shape", clipShapes).read(value, reader).map { .shape($0) }
        }
    }

    private static let clipShapes: [(String, Shape)] = [
        ("rectangle", .rectangle), ("capsule", .capsule), ("circle", .circle), ("ellipse", .ellipse),
    ]

    private static let safeAreaCodec = Codec<Set<Edge>>(
        .anyOf([.boolean, .array(.enumeration(Edge.allCases.map(\.rawValue)))]),
        expected: .edges
    ) { value, reader in
        if case .bool(let flag) = value.content { return flag ? Set(Edge.allCases) : [] }
        return Codec<[Edge]>.list(of: .cases(.edge), expected: .edges, example: "[top, bottom]")
            .read(value, reader).map { Set($0) }
    }
}

extension Noun {
    package static let frame: Noun = "a frame"
    package static let textAlignment: Noun = "a text alignment"
    package static let truncation: Noun = "a truncation"
    package static let edges: Noun = "true or a list of edges"
    package static let clip: Noun = "a clip"
    package static let clipShape: Noun = "true, a shape or `{ cornerRadius }`"
    package static let frameLength = Noun(
        "a length in points, a percentage or `infinity`", [.number, .length, .infinity])
}
