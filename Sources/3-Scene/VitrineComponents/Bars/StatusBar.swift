import VitrineColor
import VitrineControls
import VitrineGeometry
import VitrineLayout
import VitrineScene
import VitrineSceneFormat
import VitrineStyle

/// A builder of status bars.
struct StatusBar {
    let properties: StatusBarNode.Properties
    let context: BuildContext

    private var wide: FrameLength { FrameLength(maximum: .infinity) }

    private func text(_ string: String, _ size: Double, _ weight: Double) -> any Element {
        context.text(string, font: FontSpec(size: size, weight: weight), lineLimit: 1)
    }

    private func glyph(_ glyph: StatusGlyphElement.Glyph, _ scale: Double) -> any Element {
        StatusGlyphElement(
            source: context.source, glyph: glyph, scale: scale, paint: context.inherited.foreground)
    }

    private func framed(_ element: any Element, _ alignment: Alignment, height: Double) -> any Element {
        FrameElement(content: element, width: wide, height: FrameLength(fixed: height), alignment: alignment)
    }

    private func symbol(_ symbol: Symbol, _ size: Double) -> any Element {
        context.icon(symbol, font: FontSpec(size: size, weight: 600))
    }

    private func named(_ name: String, _ size: Double) -> [any Element] {
        (try? context.reader.symbols.symbol(name)).map { [symbol($0, size)] } ?? []
    }

    /// The date beside the time: that of the scene, or a Tuesday in September as the language writes it.
    private var date: String {
        properties.date
            ?? CalendarLanguage.named(context.inherited.language).text(weekday: 2, day: 9, month: 9)
    }

    /// Returns the time and the symbols after it.
    private func clock(_ size: Double) -> any Element {
        var row = [text(properties.time, size, 600)]
        if properties.location { row += named("location.fill", size * 0.6) }
        if let focus = properties.focus { row.append(symbol(focus, size * 0.72)) }
        return row.count == 1 ? row[0] : context.stack(.horizontal, spacing: 3, row)
    }

    /// Returns the signal bars or an aeroplane, then the network's name or the Wi-Fi waves.
    private func signals(_ scale: Double) -> [any Element] {
        if properties.airplane {
            return named("airplane", 15 * scale) + [glyph(.wifi(waves: properties.wifi), scale)]
        }
        let network =
            properties.network.map { text($0, 15 * scale, 600) }
            ?? glyph(.wifi(waves: properties.wifi), scale)
        return [glyph(.cellular(bars: properties.cellular), scale), network]
    }

    /// Returns the battery in the colour of its state, with its percentage if the scene specifies it.
    private func battery(_ scale: Double) -> any Element {
        let look: StatusGlyphElement.Battery =
            switch properties.power {
            case .charging: .charging
            case .lowPower: .lowPower
            case .normal: properties.battery <= 0.2 ? .low : .normal
            }
        let battery = glyph(
            .battery(level: properties.battery, look, isSolid: properties.percentage), scale)
        guard properties.percentage else { return battery }
        let percent = "\(Int((properties.battery * 100).rounded()))"
        // The digits contrast with the battery: dark on light, light on dark.
        let isLight: Bool =
            if case .color(let color) = context.inherited.foreground { color.red + color.green > 1 } else {
                false
            }
        let isNew = context.reader.environment.os.hasGlass
        let isCharging = look == .charging && isNew
        let paint: Color = isLight && !isCharging ? .black : .white
        // Measured on iOS 26: digits 8.5 high, and a bolt of 7 by 8.8 that ends 1 before the battery does.
        let isWide = percent.count > 2
        let size = !isNew ? 10.5 : isCharging ? (isWide ? 8.5 : 11.5) : isWide ? 10.8 : 12.2
        var digits: any Element = context.text(
            percent,
            font: FontSpec(
                size: size * scale, weight: 700, monospacedDigits: !isNew,
                tracking: isNew ? -0.3 * scale : nil),
            paint: .color(paint), lineLimit: 1)
        // While it charges, the bolt is beside white digits, within the battery.
        if isCharging, let bolt = try? context.reader.symbols.symbol("bolt.fill") {
            let sign = context.icon(
                bolt, font: FontSpec(size: 6.5 * scale, weight: 700), paint: .color(paint))
            digits = FixedSizeElement(
                content: context.stack(.horizontal, spacing: (isWide ? -1 : -0.5) * scale, [digits, sign]),
                axes: [.horizontal])
        }
        // Centred on the battery without its terminal.
        let centred = PaddingElement(
            content: digits, insets: Insets(top: 0, left: 0, bottom: 0, right: 2.33 * scale))
        return BackgroundOverlayElement(content: battery, background: [], overlay: [centred])
    }

    /// Returns the time and the symbols, centred in the space on either side of the sensor housing.
    func beside(_ housing: Rect, of device: Device) -> any Element {
        let height = device.topChrome == .island ? 2 * housing.midY : device.safeArea.top
        let metrics = metrics(of: device)
        let signs = context.stack(
            .horizontal, spacing: 7 * metrics.scale,
            signals(metrics.scale) + [battery(metrics.scale)])
        let gap = FrameElement(
            content: context.stack(.horizontal, spacing: 0, []), width: FrameLength(fixed: housing.width),
            height: FrameLength(fixed: 0), alignment: .center)
        return context.stack(
            .horizontal, spacing: 0,
            [
                framed(
                    context.kit.padded(clock(metrics.text), metrics.time), .center,
                    height: height + metrics.drop),
                gap,
                framed(context.kit.padded(signs, metrics.signs), .center, height: height + metrics.drop),
            ])
    }

    private struct Metrics {
        var text = 17.0
        var scale = 1.0
        /// The padding of the time, and that of the symbols.
        var time = Insets.zero
        var signs = Insets.zero
        /// The height added to the row, which lowers its centre by half as much.
        var drop = 0.0
    }

    /// Returns the measures of a status bar beside a sensor housing.
    ///
    /// Measured on iOS 26: beside an island, on screens 393, 402 and 440 wide, the time and the symbols
    /// are about 5 points nearer to it than the middle of their room, and on the widest they are larger;
    /// beside a notch, on a screen 390 wide, they are smaller, nearer to the left and lower. On screens 393
    /// wide so are they with times of four digits (10:34, 12:30), from 41 to 362.7, unlike with 4:12.
    private func metrics(of device: Device) -> Metrics {
        guard context.reader.environment.os.hasGlass else { return Metrics() }
        if device.topChrome == .notch {
            return Metrics(
                text: 16, scale: 0.915, time: Insets(top: 0, left: 0, bottom: 0, right: 10.33),
                signs: Insets(top: 0, left: 8, bottom: 0, right: 0), drop: 2)
        }
        let isWide = device.size.width >= 430
        if device.size.width < 400, properties.time.count > 4 {
            return Metrics(
                text: 16, scale: 0.915, time: Insets(top: 0, left: 0, bottom: 0, right: 11),
                signs: Insets(top: 0, left: 2, bottom: 0, right: 0))
        }
        return Metrics(
            text: isWide ? 18 : 17, scale: isWide ? 1.13 : 1,
            time: Insets(
                top: 0, left: isWide ? 7.9 : device.size.width > 400 ? 10.9 : 9.2, bottom: 0, right: 0),
            signs: Insets(top: 0, left: 0, bottom: 0, right: 10.8))
    }

    /// Returns the time in the trailing corner of a watch, clear of the display's round corner. Our own
    /// measures.
    private func corner(_ device: Device) -> any Element {
        PaddingElement(
            content: framed(clock(16), .trailingEdge, height: device.safeArea.top - 6),
            insets: Insets(top: 6, left: 0, bottom: 0, right: (device.cornerRadius * 0.42).rounded()))
    }

    /// Returns a bar above the content: on a phone with the time in the centre, on a tablet with the date.
    func above(_ device: Device) -> any Element {
        if device.topChrome == .watch { return corner(device) }
        if device.topChrome == .window { return WindowButtons.element(context) }
        let height = device.safeArea.top
        let scale = 0.85
        if device.topChrome == .android {
            let signs = context.stack(
                .horizontal, spacing: 5, Array(signals(scale).reversed()) + [battery(scale)])
            return PaddingElement(
                content: over([
                    framed(clock(13), .leadingEdge, height: height),
                    framed(signs, .trailingEdge, height: height),
                ]), insets: Insets(top: 0, left: 24, bottom: 0, right: 24))
        }
        let battery = battery(scale)
        let wifi = glyph(.wifi(waves: properties.wifi), scale)
        if device.isTablet {
            let time = context.stack(
                .horizontal, spacing: 8, [clock(12), text(date, 12, 600)])
            let percent = "\(Int((properties.battery * 100).rounded()))%"
            let signs = context.stack(
                .horizontal, spacing: 5,
                [wifi] + (properties.percentage ? [] : [text(percent, 12, 400)]) + [battery])
            return PaddingElement(
                content: over([
                    framed(time, .leadingEdge, height: height), framed(signs, .trailingEdge, height: height),
                ]),
                insets: Insets(top: 0, left: 20, bottom: 0, right: 20))
        }
        var names = signals(scale)
        if let carrier = properties.carrier { names.insert(text(carrier, 12, 400), at: min(1, names.count)) }
        let signal = context.stack(.horizontal, spacing: 5, names)
        return PaddingElement(
            content: over([
                framed(signal, .leadingEdge, height: height),
                framed(clock(12), .center, height: height),
                framed(battery, .trailingEdge, height: height),
            ]), insets: Insets(top: 0, left: 6, bottom: 0, right: 6))
    }

    private func over(_ children: [any Element]) -> any Element {
        ZStackElement(source: context.source, alignment: .center, children: children)
    }
}
