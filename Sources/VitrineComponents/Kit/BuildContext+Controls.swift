import VitrineDisplayList
import VitrineGeometry
import VitrineIcons
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// What controls are put together from.
extension BuildContext {
    var colors: ControlColors { ControlColors(self) }

    /// A text style at the size that people have chosen.
    func font(_ style: TextStyle, weight: Double? = nil) -> FontSpec {
        FontSpec(
            size: style.size(at: reader.environment.dynamicType), sizing: .style(style),
            weight: weight ?? style.weight)
    }

    /// A symbol of the built-in set.
    func symbol(_ name: String) -> Symbol { .builtIn(IconSet.icon(named: name) ?? Icon(name, [])) }

    /// A shape that takes the room it is offered.
    func shape(
        _ figure: Shape, _ fills: [PaintSpec], strokes: [StrokeSpec] = [], shadows: [ShadowSpec] = []
    ) -> any Element {
        ShapeElement(
            source: source, name: "shape", shape: figure,
            decoration: Decoration(shadows: shadows, fills: fills, strokes: strokes))
    }

    /// Glass that takes the room it is offered, or what stands for glass.
    func glass(_ spec: GlassSpec, _ figure: Shape = .capsule) -> any Element {
        var modifiers = Modifiers()
        modifiers.glass = spec
        return ShapeElement(
            source: source, name: "glass", shape: figure,
            decoration: Decoration(taking: &modifiers, fills: [], in: reader.environment))
    }

    /// A frame of fixed sides; what is nil stays the content's.
    func framed(
        _ content: any Element, width: Double? = nil, height: Double? = nil, _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: content, width: FrameLength(fixed: width), height: FrameLength(fixed: height),
            alignment: alignment)
    }

    /// A frame that grows to at least some height, and over all the width where told.
    func atLeast(
        _ content: any Element, height: Double, fillsWidth: Bool = false, _ alignment: Alignment = .center
    ) -> any Element {
        FrameElement(
            content: content, width: FrameLength(maximum: fillsWidth ? .infinity : nil),
            height: FrameLength(minimum: height), alignment: alignment)
    }

    func padded(_ content: any Element, _ horizontal: Double, _ vertical: Double) -> any Element {
        PaddingElement(
            content: content,
            insets: Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal))
    }

    func over(_ children: [any Element], _ alignment: Alignment = .center) -> any Element {
        ZStackElement(source: source, alignment: alignment, children: children)
    }

    func spacer(_ axis: Axis = .horizontal, minimum: Double = 8) -> any Element {
        SpacerElement(source: source, axis: axis, minimum: minimum)
    }

    /// A row that is as high as fingers need: a label, and a control at its end.
    func labeledRow(_ control: any Element, _ label: String?, icon: Symbol?) -> any Element {
        guard label != nil || icon != nil else { return control }
        var row: [any Element] = []
        if let icon {
            let symbol = self.icon(icon, paint: .color(reader.environment.accent))
            // Wide enough that labels of several rows begin at one line.
            row.append(
                FrameElement(
                    content: symbol, width: FrameLength(minimum: 30), height: FrameLength(),
                    alignment: .center))
        }
        if let label { row.append(text(label)) }
        let lead = stack(.horizontal, spacing: 8, row)
        return atLeast(
            stack(
                .horizontal, spacing: 8,
                [lead, spacer(), LayoutPriorityElement(content: control, layoutPriority: 1)]),
            height: TouchTarget.side)
    }

    /// The content on a surface: what the node says of its own, or else the control's.
    func withSurface(
        _ content: any Element, _ surface: ControlSurface, _ modifiers: inout Modifiers
    ) -> any Element {
        var fills = surface.fills
        if modifiers.strokes.isEmpty { modifiers.strokes = surface.strokes }
        if case .paint(let paint)? = modifiers.background {
            fills = [paint]
            modifiers.background = nil
        } else if modifiers.material != nil || modifiers.glass != nil {
            fills = []
        } else if surface.isGlass {
            fills = []
            SurfaceDefaults.applySurface(to: &modifiers, in: reader.environment)
            if let tint = surface.tint {
                modifiers.glass?.tint = GlassTint(tint.opacity(GlassPresets.prominentOpacity))
                if modifiers.glass == nil { fills = [.color(tint)] }
            }
        }
        let figure = modifiers.corners?.shape ?? surface.shape
        modifiers.corners = nil
        var decoration = Decoration(taking: &modifiers, fills: fills, in: reader.environment)
        decoration.strokes += surface.rings
        return SurfaceElement(content: content, shape: figure, decoration: decoration)
    }
}
