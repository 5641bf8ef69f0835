/// The names of the scene language in Swift: SwiftUI's where it has the same thing.
package enum SwiftNames: Sendable {
    /// Returns the name of a view.
    static func view(_ kind: String) -> String { views[kind] ?? capitalized(kind) }

    /// Returns the name of the method of a modifier.
    static func modifier(_ key: String) -> String { modifiers[key] ?? key }

    /// Returns the name of the type at a path of keys, such as `row`, `leadingActions`.
    static func type(_ path: [String]) -> String {
        if let known = types[path.joined(separator: ".")] { return known }
        // The environment's own types have the names of its axes.
        if path.count == 2, path[0] == "condition" { return capitalized(path[1]) + "Setting" }
        return path.map(capitalized).joined()
    }

    /// Returns the name of the static member for a word.
    static func word(_ word: String) -> String {
        if let known = words[word] { return known }
        let parts = word.split { $0 == "-" || $0 == " " || $0 == "." }
        let joined = parts.enumerated().map {
            $0.offset == 0 ? String($0.element) : capitalized(String($0.element))
        }
        let name = joined.joined()
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns the label of a key.
    static func label(of key: String) -> String { labels[key] ?? key }

    /// Returns a name of a parameter, in backticks if it is a keyword.
    static func parameter(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// The keys whose parameters have no label, for each kind of node and each generated type.
    static let unlabeled: [String: String] = [
        "AlertAction": "title", "Color": "color", "MenuItem": "title", "BarItem": "title",
        "Segment": "label", "SearchToken": "label", "SwipeAction": "title", "TabItem": "label",
        "alert": "title", "avatar": "name", "badge": "text", "bubble": "text", "button": "title",
        "chip": "title", "confirmationDialog": "title", "datePicker": "label", "disclosureGroup": "title",
        "iconButton": "icon", "image": "source",
        "label": "title", "link": "title", "menu": "title", "navigationBar": "title", "path": "data",
        "picker": "label", "PickerOption": "label",
        "row": "title", "secureField": "placeholder", "sectionHeader": "title", "stepper": "label",
        "textField": "placeholder", "toast": "title", "toggle": "label",
    ]

    private static let views: [String: String] = [
        "vstack": "VStack", "hstack": "HStack", "zstack": "ZStack", "scroll": "ScrollView",
    ]

    private static let modifiers: [String: String] = [
        "alignmentGuides": "alignmentGuide", "aspectRatio": "aspectRatio", "clip": "clipShape",
        "foreground": "foregroundStyle", "glass": "glassEffect", "rotation": "rotationEffect",
        "rotation3D": "rotation3DEffect",
        "scale": "scaleEffect", "textAlignment": "multilineTextAlignment", "truncation": "truncationMode",
        "isolated": "compositingGroup",
    ]

    private static let labels: [String: String] = ["import": "imports", "else": "otherwise"]

    private static let words: [String: String] = [
        "18": "ios18", "26": "ios26", "27": "ios27", "AX1": "accessibility1", "AX2": "accessibility2",
        "AX3": "accessibility3", "AX4": "accessibility4", "AX5": "accessibility5", "ltr": "leftToRight",
        "rtl": "rightToLeft", "srgb": "sRGB",
    ]

    private static let keywords: Set = [
        "as", "case", "default", "do", "else", "false", "for", "func", "if", "import", "in", "init", "is",
        "let", "nil", "repeat", "return", "self", "static", "switch", "true", "var", "where", "while",
    ]

    private static let types: [String: String] = [
        "paint.linearGradient": "LinearGradient",
        "paint.linearGradient.stop": "GradientStop",
        "paint.linearGradient.in": "GradientSpace",
        "paint.linearGradient.from": "UnitPoint",
        "paint.radialGradient": "RadialGradient",
        "paint.ellipticalGradient": "EllipticalGradient",
        "paint.angularGradient": "AngularGradient",
        "paint.meshGradient": "MeshGradient",
        "paint.meshGradient.point": "MeshPoint",
        "paint.noise": "Noise",
        "paint.noise.kind": "NoiseKind",
        "paint.image": "ImagePaint",
        "paint.image.fit": "ImageFit",
        "paint.image.sampling": "ImageSampling",
        "condition.os": "OSCondition",
        "condition.dynamicType": "DynamicTypeCondition",
        "glass.shadow": "Shadow",
        "glass.state": "InteractionState",
        "scene.canvas": "Canvas",
        "scene.canvas.colorSpace": "CanvasColorSpace",
        "scene.canvas.dynamicType": "DynamicTypeSetting",
        "scene.variants": "Variants",
        "scene.variant": "VariantSettings",
        "scene.variants.except": "VariantException",
        "scene.golden": "GoldenOptions",
        "scene.golden.keep": "GoldenKeep",
        "scene.golden.comparator": "GoldenComparator",
        "scene.golden.comparator.density": "GoldenDensity",
        "scene.golden.masks": "GoldenMask",
        "scene.tokens": "Tokens",
        "truncation": "TruncationMode",
        "environment": "EnvironmentChanges",
        "environment.os": "OSSetting",
        "scene.script": "ScriptEntry",
        "scene.script.animation": "ScriptAnimation",
        "phaseAnimator": "PhaseAnimation",
        "phaseAnimator.animation": "ScriptAnimation",
        "keyframeAnimator": "KeyframeAnimation",
        "matchedGeometry.anchor": "AnchorPoint",
        "transition.insertion": "TransitionHalf",
        "transition.move": "Edge",
        "transition.offset": "Offset",
        "transition.scale.anchor": "AnchorPoint",
        "transition.zoom.anchor": "AnchorPoint",
        "hitArea.outsets": "ContentMargins",
        "padding": "EdgeInsets",
        "position": "Offset",
        "gridCellUnsizedAxes": "Axes",
        "fixedSize": "FixedAxes",
        "safeAreaInset.edge": "Edge",
        "material.filter": "Filter",
        "scale.anchor": "AnchorPoint",
        "columns": "GridItems",
        "column": "GridItem",
        "column.flexible": "GridItemSize",
        "underline.pattern": "LinePattern",
        "cornerRadiu": "EllipticalRadius",
        "paint.linearGradient.spread": "GradientSpread",
        "stroke.join": "LineJoin",
        "stroke.style.cap": "LineCap",
        "button.size": "ControlSize",
        "navigationBar.leading": "BarItem",
        "navigationBar.leading.style": "BarItemStyle",
        "row.leadingAction": "SwipeAction",
        "chart.serie": "ChartSeries",
        "segmentedPicker.segment": "Segment",
        "searchField.token": "SearchToken",
        "avatarGroup.person": "AvatarPerson",
        "forEach.data": "RepeatData",
        "roundedRectangle": "RoundedRectangleStyle",
        "roundedRectangle.value": "RoundedRectangleCorners",
        "text": "TextRun",
    ]
}
