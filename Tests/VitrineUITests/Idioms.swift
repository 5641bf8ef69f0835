// swift-format-ignore-file
import Foundation
import VitrineUI

// SwiftUI idioms that compile, one a line, as people write them from habit. What has no meaning in a still is
// unavailable and says what to write.

enum Idioms {
    struct Item: Identifiable, Sendable {
        let id: Int
        let title: String
    }

    struct CardStyle: ViewModifier {
        func body(content: Content) -> some View {
            content.padding(16).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 20))
        }
    }

    struct ItemRow: View {
        let item: Item
        var body: some View { Text(item.title) }
    }

    enum Mode: String, CaseIterable { case a, b }

    static let h = 1.0
    static let cg: CGFloat = 12
    static let color = Color.red
    static let flag = true
    static let names = ["a", "b"]
    static let items = [Item(id: 1, title: "x"), Item(id: 2, title: "y")]
    static let columns = [GridItem(.flexible()), GridItem(.flexible())]
    static func go() {}
}

extension Idioms {
    @ViewBuilder static var texts: some View {
        Text("a").font(.title.bold())
        Text("a").font(.system(size: 20))
        Text("a").font(.system(size: 20, weight: .bold))
        Text("a").font(.system(size: 20, weight: .bold, design: .rounded))
        Text("a").font(.system(.body, design: .monospaced))
        Text("a").font(.system(.largeTitle, design: .rounded, weight: .heavy))
        Text("a").font(.system(.title, design: .rounded).weight(.semibold))
        Text("a").font(.headline.weight(.semibold).monospacedDigit())
        Text("a").font(.caption.italic())
        Text("a").font(.title3).fontWeight(.semibold)
        Text("a").fontWeight(.bold).font(.title)
        Text("a").fontDesign(.rounded)
        Text("a").bold().italic()
        Text("a").underline(true, color: .red)
        Text("a").underline().strikethrough()
        Text("a").strikethrough(true, color: .gray)
        Text("a").monospacedDigit()
        Text("a").monospaced()
        Text("a").kerning(1.2).tracking(0.5).baselineOffset(2)
        Text("a").textCase(.uppercase)
        Text("a").lineLimit(2)
        Text("a").lineLimit(nil)
        Text("a").lineLimit(1...3)
        Text("a").lineLimit(2, reservesSpace: true)
        Text("a").lineSpacing(4)
        Text("a").multilineTextAlignment(.center)
        Text("a").truncationMode(.middle)
        Text("a").minimumScaleFactor(0.5)
        Text("a") + Text("b")
        Text("a").bold() + Text("b").foregroundStyle(.red)
        Text("a") + Text("b").bold() + Text("c")
        Text(verbatim: "a")
        Text(0.5, format: .percent)
        Text(12, format: .number)
        Text("a").foregroundStyle(.linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("a").font(.title2).bold()
        Text("a").font(.system(size: h, weight: .light))
        Text("a").font(.system(size: cg))
        Text("a").font(Font.system(size: 12, weight: .medium))
        Text("a").font(Font.title)
        Text("a").font(.subheadline.smallCaps())
        Text("a").fontWeight(flag ? .bold : .regular)
        Text("a").bold(flag)
        Text("a").italic(flag)
        Text("a").underline(flag)
        Text("a").underline(pattern: .dot, color: .red)
        Text("a").underline(color: .red)
        Text(names[0])
        Text("Count: \(items.count)")
        Text(LocalizedStringKey("x"))
        Text(Date(), format: .dateTime.day().month())
        Text(3.14159, format: .number.precision(.fractionLength(2)))
        Text("**bold** text")
        Text(.init("**bold**"))
        Text("a") + Text(" ").bold() + Text("b").font(.caption).foregroundColor(.red)
    }

    /// Those that name files, colors or families of one's own.
    @ViewBuilder static var textsOfOnesOwn: some View {
        Text("a").font(.custom("Inter", size: 14))
        Text("a").font(.custom("Inter", size: 14, relativeTo: .body))
    }
}

extension Idioms {
    @ViewBuilder static var styles: some View {
        Text("a").foregroundStyle(.secondary)
        Text("a").foregroundStyle(.red.opacity(0.5))
        Text("a").foregroundStyle(Color.red)
        Text("a").foregroundStyle(color)
        Text("a").foregroundStyle(flag ? .red : .blue)
        Text("a").foregroundStyle(flag ? Color.red : Color.blue)
        Text("a").foregroundStyle(.white.opacity(0.8))
        Text("a").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
        Text("a").foregroundStyle(.tint)
        Text("a").foregroundStyle(.primary)
        Text("a").foregroundStyle(Color.accentColor)
        Text("a").foregroundStyle(Color(white: 0.5))
        Text("a").foregroundStyle(Color(hue: 0.5, saturation: 1, brightness: 1))
        Text("a").foregroundColor(.red)
        Text("a").tint(.red)
        Text("a").foregroundStyle(.orange, .gray, .blue)
        Text("a").foregroundStyle(.quaternary)
        Text("a").foregroundStyle(.link)
        Text("a").foregroundStyle(Color(.label))
        Text("a").foregroundStyle(Color.primary.opacity(0.6))
        Text("a").foregroundStyle(.primary.opacity(0.6))
        Text("a").foregroundStyle(AnyShapeStyle(.red))
        Text("a").foregroundStyle(Color(.displayP3, red: 1, green: 0, blue: 0))
        Text("a").foregroundStyle(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
        Text("a").foregroundStyle(Color(red: 255/255, green: 120/255, blue: 0/255))
        Text("a").foregroundStyle(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 5, endRadius: 50))
        Text("a").foregroundStyle(.angularGradient(colors: [.red, .blue], center: .center, startAngle: .degrees(0), endAngle: .degrees(360)))
        Text("a").foregroundStyle(.ellipticalGradient(colors: [.red, .blue]))
        Text("a").foregroundStyle(MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]))
    }
}

extension Idioms {
    @ViewBuilder static var surfaces: some View {
        Text("a").background(.ultraThinMaterial)
        Text("a").background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 16))
        Text("a").background(.regularMaterial, in: .rect(cornerRadius: 16))
        Text("a").background(.thinMaterial, in: Capsule())
        Text("a").background(.red, in: Capsule())
        Text("a").background(.red, in: .capsule)
        Text("a").background(Color.red)
        Text("a").background(.red.opacity(0.2))
        Text("a").background(Color.red.opacity(0.2))
        Text("a").background(Color(red: 0.2, green: 0.4, blue: 0.6))
        Text("a").background(color)
        Text("a").background(color, in: Circle())
        Text("a").background(.bar)
        Text("a").background(.background)
        Text("a").background(Color(.systemBackground))
        Text("a").background(Color(uiColor: .secondarySystemBackground))
        Text("a").background { Color.blue }
        Text("a").background(alignment: .bottom) { Rectangle().fill(.red) }
        Text("a").background(RoundedRectangle(cornerRadius: 12).fill(.red))
        Text("a").background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("a").background(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        Text("a").background(.tint)
        Text("a").background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
        Text("a").background(.quaternary, in: .rect(cornerRadius: 8, style: .continuous))
        Text("a").clipShape(Circle())
        Text("a").clipShape(RoundedRectangle(cornerRadius: 20))
        Text("a").clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
        Text("a").clipShape(Capsule())
        Text("a").clipShape(.circle)
        Text("a").clipShape(.capsule)
        Text("a").clipShape(.rect(cornerRadius: 12))
        Text("a").clipShape(.rect(topLeadingRadius: 12, topTrailingRadius: 12))
        Text("a").clipShape(UnevenRoundedRectangle(topLeadingRadius: 12, topTrailingRadius: 12))
        Text("a").clipped()
        Text("a").cornerRadius(12)
        Text("a").overlay(Circle().stroke(.red, lineWidth: 1))
        Text("a").overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
        Text("a").overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(.white.opacity(0.2)) }
        Text("a").overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
        Text("a").overlay(Text("b"), alignment: .bottom)
        Text("a").overlay(.black.opacity(0.2))
        Text("a").overlay(Color.black.opacity(0.2))
        Text("a").overlay(.red, in: Capsule())
        Text("a").border(.red)
        Text("a").border(Color.red, width: 2)
        Text("a").mask(Circle())
        Text("a").mask { RoundedRectangle(cornerRadius: 4) }
        Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
        Text("Hello, world!").font(.largeTitle).fontWeight(.heavy).foregroundStyle(.white).padding().background(.blue).cornerRadius(10)
        Text("a").background(in: Capsule())
        Text("a").background(.ultraThinMaterial, ignoresSafeAreaEdges: .top)
        Text("a").background(Color(.systemGray6))
        Text("a").background(.fill)
        Text("a").background(Rectangle().fill(.thinMaterial))
        Text("a").background(Capsule().stroke(.red))
        Text("a").background(.red, in: Star(5))
        Text("a").background(.clear)
        Text("a").background(flag ? Color.red : Color.clear)
        Text("a").background(flag ? .red : .blue)
        Text("a").background(ZStack { Color.red })
        Text("a").background(.ultraThinMaterial, in: .capsule)
        Text("a").background(.ultraThinMaterial, in: .circle)
        Text("a").background(.ultraThinMaterial, in: .rect)
        Text("a").clipShape(ContainerRelativeShape())
        Text("a").clipShape(ConcentricRectangle())
        Text("a").clipShape(.buttonBorder)
        Text("a").clipShape(.ellipse)
        Text("a").overlay(.ultraThinMaterial)
        Text("a").overlay(.white, in: RoundedRectangle(cornerRadius: 2))
        Text("a").overlay(LinearGradient(colors: [.clear, .black], startPoint: .center, endPoint: .bottom))
        Text("a").overlay(Image(systemName: "star"), alignment: .topLeading)
        Text("a").overlay(alignment: .bottom) { if flag { Text("b") } }
    }

    /// Those that name files, colors or families of one's own.
    @ViewBuilder static var surfacesOfOnesOwn: some View {
        Text("a").background(Image("bg.png"))
        Text("a").background(Color("Brand"))
    }
}

extension Idioms {
    @ViewBuilder static var shapes: some View {
        Rectangle().fill(.red)
        Rectangle().fill(Color.red.opacity(0.3))
        Rectangle().fill(.ultraThinMaterial)
        Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
        Rectangle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 100))
        Rectangle().fill(AngularGradient(colors: [.red, .blue], center: .center))
        Rectangle().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
        Rectangle().fill(LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom))
        RoundedRectangle(cornerRadius: 12).fill(.blue)
        RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.blue)
        RoundedRectangle(cornerRadius: 12).stroke(.red, lineWidth: 2)
        RoundedRectangle(cornerRadius: 12).strokeBorder(.red, lineWidth: 2)
        RoundedRectangle(cornerRadius: 12).strokeBorder(Color.red, lineWidth: 2)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round))
        Circle().stroke(Color.gray.opacity(0.2), lineWidth: 10)
        Circle().stroke(.gray.opacity(0.2), style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
        Circle().trim(from: 0, to: 0.7).stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round)).rotationEffect(.degrees(-90))
        Circle().stroke(lineWidth: 3)
        Circle().fill(.red).frame(width: 20, height: 20)
        Capsule().fill(.blue).frame(height: 6)
        Capsule(style: .continuous).fill(.blue)
        Ellipse().fill(.green)
        Circle().fill(.red.opacity(0.2)).overlay(Circle().stroke(.red))
        Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)).frame(width: 10)
        Circle().foregroundStyle(.red)
        Circle().foregroundColor(.red)
        Circle().fill(.red).stroke(.blue, lineWidth: 2)
        Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4]))
        Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 2, dash: [4]))
        Circle().trim(from: 0.0, to: h).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        Rectangle().frame(height: 1).foregroundStyle(.separator)
        RoundedRectangle(cornerRadius: 8).stroke()
        RoundedRectangle(cornerRadius: 8).stroke(lineWidth: 1).foregroundStyle(.gray)
        RoundedRectangle(cornerSize: CGSize(width: 8, height: 8))
        RoundedRectangle(cornerRadius: h)
        UnevenRoundedRectangle(cornerRadii: .init(topLeading: 8, topTrailing: 8)).fill(.red)
        Path { path in path.move(to: CGPoint(x: 0, y: 0)) }
        Path("M0 0L10 10")
        ContainerRelativeShape().fill(.red)
    }
}

extension Idioms {
    @ViewBuilder static var colors: some View {
        Color.red
        Color.red.frame(height: 1)
        Color.clear.frame(width: 10, height: 10)
        Color(red: 1, green: 0.5, blue: 0, opacity: 0.5).ignoresSafeArea()
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
        RadialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 200).ignoresSafeArea()
        MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]).ignoresSafeArea()
        Color.black.opacity(0.4).ignoresSafeArea()
        Color("#FF9500").frame(width: 10, height: 10)
    }
}

extension Idioms {
    @ViewBuilder static var glass: some View {
        Text("a").glassEffect()
        Text("a").glassEffect(.regular)
        Text("a").glassEffect(.regular.tint(.red).interactive(), in: .capsule)
        Text("a").glassEffect(.regular.interactive())
        Text("a").glassEffect(.clear, in: RoundedRectangle(cornerRadius: 20))
        Text("a").glassEffect(in: .rect(cornerRadius: 16))
        Text("a").glassEffect(.regular.tint(.blue.opacity(0.3)), in: Circle())
        Text("a").glassEffect(.regular, in: ConcentricRectangle())
        Text("a").glassEffect(.regular, in: .rect(corners: .concentric))
        GlassEffectContainer(spacing: 20) { Text("a").glassEffect() }
        GlassEffectContainer { HStack { Text("a").glassEffect() } }
        Text("a").glassEffect(.regular, in: .rect(cornerRadius: 16, style: .continuous))
        Text("a").glassEffect(.identity)
        Text("a").glassEffect(.clear.interactive(), in: .circle)
        Text("a").glassEffect(.regular.tint(.blue))
        Text("a").glassEffect(.regular.tint(Color.blue.opacity(0.4)))
        Text("a").glassEffect(.regular.tint(color).interactive(true))
        Text("a").glassEffect(flag ? .regular : .clear)
        Text("a").glassEffect(.regular, in: .rect(cornerRadii: .init(topLeading: 8)))
    }
}

extension Idioms {
    @ViewBuilder static var layout: some View {
        Text("a").frame(maxWidth: .infinity)
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        Text("a").frame(width: 100, height: 50)
        Text("a").frame(minWidth: 10, idealWidth: 20, maxWidth: .infinity, minHeight: 44)
        Text("a").frame(height: h)
        Text("a").frame(width: cg)
        Text("a").padding()
        Text("a").padding(20)
        Text("a").padding(h)
        Text("a").padding(.horizontal)
        Text("a").padding(.horizontal, 16)
        Text("a").padding([.horizontal, .top], 8)
        Text("a").padding([.leading, .trailing])
        Text("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("a").padding(.vertical, h)
        Text("a").shadow(radius: 4)
        Text("a").shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
        Text("a").shadow(color: Color.black.opacity(0.1), radius: 10, y: 5)
        Text("a").blur(radius: 4)
        Text("a").opacity(0.5)
        Text("a").opacity(flag ? 1 : 0.3)
        Text("a").aspectRatio(1, contentMode: .fit)
        Text("a").aspectRatio(contentMode: .fit)
        Text("a").scaledToFit()
        Text("a").rotationEffect(.degrees(45))
        Text("a").rotationEffect(Angle(degrees: 45))
        Text("a").rotationEffect(.degrees(45), anchor: .topLeading)
        Text("a").rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
        Text("a").scaleEffect(1.2)
        Text("a").scaleEffect(x: 1, y: -1)
        Text("a").scaleEffect(1.5, anchor: .bottom)
        Text("a").scaleEffect(h)
        Text("a").offset(x: 10, y: -5)
        Text("a").offset(y: -5)
        Text("a").position(x: 100, y: 100)
        Text("a").blendMode(.multiply)
        Text("a").compositingGroup()
        Text("a").saturation(0.5).brightness(0.1).contrast(1.2).grayscale(0.3).hueRotation(.degrees(20)).colorInvert()
        Text("a").hidden()
        Text("a").layoutPriority(1)
        Text("a").fixedSize()
        Text("a").fixedSize(horizontal: false, vertical: true)
        Text("a").ignoresSafeArea()
        Text("a").ignoresSafeArea(edges: .top)
        Text("a").ignoresSafeArea(.all, edges: .bottom)
        Text("a").edgesIgnoringSafeArea(.all)
        Text("a").safeAreaInset(edge: .bottom) { Text("bar") }
        Text("a").safeAreaInset(edge: .bottom, spacing: 0) { Text("bar") }
        Text("a").id("x")
        Text("a").preferredColorScheme(.dark)
        Text("a").environment(\.colorScheme, .dark)
        Text("a").dynamicTypeSize(.large)
        Text("a").modifier(CardStyle())
        Text("a").safeAreaPadding(.horizontal)
        Text("a").padding(.bottom, 4).padding(.horizontal)
        Text("a").padding(.all)
        Text("a").padding(.all, 10)
        Text("a").padding(.top, cg)
        Text("a").frame(width: 44, height: 44, alignment: .center)
        Text("a").frame(maxHeight: .infinity, alignment: .bottom)
        Text("a").frame(minHeight: 0, maxHeight: .infinity)
        Text("a").dynamicTypeSize(.xxxLarge)
        Text("a").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        Text("a").dynamicTypeSize(DynamicTypeSize.large...)
        Text("a").shadow(color: .black, radius: 2, x: 1, y: 1)
        Text("a").shadow(color: .red.opacity(0.4), radius: h)
        Text("a").offset(CGSize(width: 4, height: 4))
        Text("a").offset(x: h)
        Text("a").position(CGPoint(x: 1, y: 2))
        Text("a").rotationEffect(.radians(1.5))
        Text("a").rotationEffect(Angle.degrees(45))
        Text("a").rotationEffect(.degrees(h))
        Text("a").scaleEffect(flag ? 1.2 : 1)
        Text("a").scaleEffect(CGSize(width: 1, height: 2))
        Text("a").opacity(h)
        Text("a").blur(radius: flag ? 3 : 0)
        Text("a").hueRotation(Angle(degrees: 30))
        Text("a").colorMultiply(.red)
        Text("a").aspectRatio(1.5, contentMode: .fill)
        Text("a").aspectRatio(CGSize(width: 16, height: 9), contentMode: .fit)
        Text("a").layoutPriority(h)
        Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 4) { Text("b") }
        Text("a").safeAreaBar(edge: .bottom) { Text("b") }
        Text("a").tag(1)
        Text("a").id(1)
        Text("a").environment(\.layoutDirection, .rightToLeft)
        Text("a").modifier(CardStyle()).padding()
    }
}

extension Idioms {
    @ViewBuilder static var stacks: some View {
        VStack(alignment: .leading, spacing: 12) { Text("a"); Text("b") }
        HStack(alignment: .firstTextBaseline) { Text("a"); Spacer(); Text("b") }
        HStack(spacing: 0) { Text("a"); Spacer(minLength: 0) }
        HStack { Spacer(minLength: 20); Divider() }
        ZStack(alignment: .bottomTrailing) { Color.blue; Text("a") }
        LazyVStack(spacing: 8) { Text("a") }
        LazyHStack { Text("a") }
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) { Text("a") }
        ScrollView(.horizontal) { HStack { Text("a") } }
        ScrollView(.horizontal, showsIndicators: false) { HStack { Text("a") } }
        ScrollView([.horizontal, .vertical]) { Text("a") }
        ScrollView { Text("a") }.scrollIndicators(.hidden)
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) { Text("a") }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 16) { Text("a") }
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 12), count: 3), spacing: 12) { Text("a") }
        LazyVGrid(columns: columns, spacing: 16) { Text("a") }
        LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { Text("a") }
        Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 8) { GridRow { Text("a").gridCellColumns(2) } }
        ViewThatFits { Text("aaa"); Text("a") }
        ViewThatFits(in: .horizontal) { Text("aaa"); Text("a") }
        Divider()
        Divider().overlay(.red)
        VStack { }
        VStack { if flag { Text("a") } else { Text("b") } }
        VStack { Group { Text("a"); Text("b") }.font(.caption) }
        VStack(alignment: .trailing) { Text("a") }
        VStack(spacing: h) { Text("a") }
        VStack(spacing: cg) { Text("a") }
        HStack(alignment: .top, spacing: 8) { Text("a") }
        HStack(alignment: .center) { Text("a") }
        ZStack { Color(.systemBackground).ignoresSafeArea(); Text("a") }
        ZStack(alignment: Alignment(horizontal: .leading, vertical: .top)) { Text("a") }
        ScrollView(.vertical, showsIndicators: false) { Text("a") }
        ScrollView(showsIndicators: false) { Text("a") }
        ScrollView { Text("a") }.scrollIndicators(.never)
        LazyVGrid(columns: [.init(.flexible()), .init(.flexible())]) { Text("a") }
        LazyVGrid(columns: [GridItem(.fixed(80), spacing: 4, alignment: .top)], alignment: .leading, spacing: 4) { Text("a") }
        LazyVGrid(columns: [GridItem(), GridItem()]) { Text("a") }
        LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 2)) { Text("a") }
        Grid { GridRow { Text("a"); Text("b") }; Divider() }
        Grid(horizontalSpacing: 4) { GridRow(alignment: .top) { Text("a").gridColumnAlignment(.leading) } }
        Spacer().frame(height: 20)
        Divider().padding(.leading, 16)
        Divider().background(.red)
        Divider().frame(height: 2)
    }
}

extension Idioms {
    @ViewBuilder static var loops: some View {
        ForEach(0..<3) { Text("\($0)") }
        ForEach(0..<3, id: \.self) { i in Text("\(i)") }
        ForEach(names, id: \.self) { name in Text(name) }
        ForEach(items) { item in Text(item.title) }
        ForEach(items, id: \.title) { item in Text(item.title) }
        ForEach(Array(names.enumerated()), id: \.offset) { index, name in Text("\(index) \(name)") }
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
        ForEach(1...3, id: \.self) { Text("\($0)") }
        ForEach(items.prefix(2)) { Text($0.title) }
        ForEach(Array(items.enumerated()), id: \.element.id) { i, item in Text(item.title) }
        ForEach(zip(names, names).map { $0 }, id: \.0) { a, b in Text(a + b) }
        ForEach(names, id: \.self) { name in Text(name); Divider() }
        ForEach(items) { ItemRow(item: $0) }
    }
}

extension Idioms {
    @ViewBuilder static var lists: some View {
        List { Text("a"); Text("b") }
        List { Section("Header") { Text("a") } }
        List { Section { Text("a") } header: { Text("H") } footer: { Text("F") } }
        List(items) { item in Text(item.title) }
        List(names, id: \.self) { Text($0) }
        List(0..<3) { Text("\($0)") }
        List { Text("a").listRowInsets(EdgeInsets()) }
        List { Text("a") }.listStyle(.insetGrouped)
        List { Text("a") }.listStyle(.plain)
        List { Text("a") }.scrollContentBackground(.hidden)
        List { Text("a").listRowBackground(Color.clear) }
        Form { Section("S") { Toggle("T", isOn: .constant(true)) } }
        Section(header: Text("H")) { Text("a") }
        List(items) { ItemRow(item: $0) }.listStyle(.plain)
        List { Section(header: Text("H"), footer: Text("F")) { Text("a") } }
        List { Section("A") { Text("a") }; Section("B") { Text("b") } }.listStyle(.grouped)
        List { HStack { Text("a"); Spacer(); Text("b").foregroundStyle(.secondary) }.padding(.vertical, 4) }
        List { Text("a").listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0)) }
        List { Text("a").listRowBackground(Color.red.opacity(0.2)) }
        Form { TextField("N", text: .constant("")); Toggle("T", isOn: .constant(true)) }
        Section { Text("a") } header: { HStack { Text("H"); Spacer(); Button("B") {} } }
    }
}

extension Idioms {
    @ViewBuilder static var buttons: some View {
        Button("Go") {}
        Button("Go", action: {})
        Button("Go", role: .destructive) {}
        Button("Go", systemImage: "plus") {}
        Button {} label: { Label("Go", systemImage: "plus") }
        Button(action: {}) { Text("Go") }
        Button(action: {}, label: { Text("Go") })
        Button(role: .cancel) {} label: { Text("Go") }
        Button { print("x") } label: { Text("Go").font(.headline).frame(maxWidth: .infinity) }
        Button("Go") {}.buttonStyle(.glass)
        Button("Go") {}.buttonStyle(.glassProminent)
        Button("Go") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("Go") {}.buttonStyle(.plain)
        Button("Go") {}.buttonStyle(.bordered).tint(.red)
        Button("Go") {}.buttonBorderShape(.capsule)
        Button("Go") {}.buttonBorderShape(.roundedRectangle(radius: 12))
        Button("Go") {}.disabled(true)
        Button("Go") { print("x") }.buttonStyle(.borderedProminent).tint(.green)
        Button("Go") {}.font(.headline).padding().frame(maxWidth: .infinity).background(.blue, in: Capsule()).foregroundStyle(.white)
        Button(action: { print("x") }) { HStack { Image(systemName: "plus"); Text("Add") } }
        Button {} label: { Image(systemName: "heart.fill").padding(10).background(.ultraThinMaterial, in: Circle()) }.buttonStyle(.plain)
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Button("Go") {}.buttonStyle(.glass(.clear))
        Button("Go") {}.buttonStyle(.borderless)
        Button("Go", action: go)
    }
}

extension Idioms {
    @ViewBuilder static var controls: some View {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle(isOn: .constant(true)) { Label("Wi-Fi", systemImage: "wifi") }
        Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(false))
        Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("x", isOn: .constant(true)).labelsHidden()
        Toggle("x", isOn: .constant(true)).tint(.orange)
        Slider(value: .constant(0.5))
        Slider(value: .constant(0.5), in: 0...1)
        Slider(value: .constant(50), in: 0...100, step: 1)
        Slider(value: .constant(0.5)) { Text("V") } minimumValueLabel: { Image(systemName: "speaker") } maximumValueLabel: { Image(systemName: "speaker.wave.3") }
        Stepper("Qty", value: .constant(2), in: 0...10)
        Stepper("Qty: 2") {} onDecrement: {}
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("x"), prompt: Text("p"))
        TextField("Name", text: .constant(""), axis: .vertical)
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
        SecureField("Password", text: .constant(""))
        TextEditor(text: .constant("abc"))
        Picker("P", selection: .constant(0)) { Text("A").tag(0); Text("B").tag(1) }
        Picker("P", selection: .constant(0)) { Text("A").tag(0); Text("B").tag(1) }.pickerStyle(.segmented)
        Picker("P", selection: .constant("a")) { ForEach(names, id: \.self) { Text($0) } }.pickerStyle(.menu)
        Slider(value: .constant(3), in: 1...5)
        Slider(value: .constant(0.3)).tint(.red)
        Stepper("a", value: .constant(1))
        Stepper(value: .constant(1), in: 0...5) { Text("a") }
        Stepper("a", value: .constant(1), in: 0...5, step: 1)
        TextField("N", value: .constant(5), format: .number)
        TextField(text: .constant("")) { Text("N") }
        TextField("N", text: .constant("")).padding().background(.thinMaterial, in: .capsule)
        Picker(selection: .constant(0)) { Text("A").tag(0) } label: { Text("P") }
        Picker("P", selection: .constant(Mode.a)) { ForEach(Mode.allCases, id: \.self) { Text($0.rawValue).tag($0) } }.pickerStyle(.segmented)
        Picker("P", selection: .constant(0)) { Image(systemName: "list.bullet").tag(0); Image(systemName: "square.grid.2x2").tag(1) }.pickerStyle(.segmented)
        Picker("P", selection: .constant(0)) { Text("A").tag(0) }.labelsHidden()
    }
}

extension Idioms {
    @ViewBuilder static var pieces: some View {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: 0.4)
        ProgressView(value: 3, total: 10)
        ProgressView("Loading", value: 0.4)
        ProgressView().progressViewStyle(.circular)
        ProgressView(value: 0.5).tint(.green)
        Gauge(value: 0.5) { Text("G") }
        Gauge(value: 50, in: 0...100) { Text("G") } currentValueLabel: { Text("50") }
        Gauge(value: 0.5) { Text("G") }.gaugeStyle(.accessoryCircular)
        LabeledContent("Name", value: "V")
        LabeledContent("Name") { Text("V") }
        Label("Title", systemImage: "star")
        Label("Title", systemImage: "star").labelStyle(.iconOnly)
        Label { Text("a") } icon: { Image(systemName: "star") }
        GroupBox("T") { Text("a") }
        GroupBox { Text("a") }
        Link("L", destination: URL(string: "https://a.b"))
        ContentUnavailableView("T", systemImage: "tray", description: Text("d"))
        AnyView(Text("a"))
        EmptyView()
        ProgressView { Text("a") }
        ProgressView(value: 0.5) { Text("L") } currentValueLabel: { Text("50 %") }
        ProgressView(value: 0.5).progressViewStyle(.linear)
        ProgressView().controlSize(.large)
        ProgressView().tint(.white).scaleEffect(1.5)
        Gauge(value: 0.3, in: 0...1) { Text("G") }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        LabeledContent { Text("V") } label: { Text("L") }
        LabeledContent("Price", value: 3, format: .currency(code: "EUR"))
        GroupBox(label: Label("T", systemImage: "star")) { Text("a") }
        GroupBox { Text("a") } label: { Text("T") }
        Link(destination: URL(string: "https://a.b")) { Text("L") }
        ContentUnavailableView { Label("T", systemImage: "tray") } description: { Text("d") } actions: { Button("A") {} }
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "x")
        AnyView(VStack { Text("a") })
    }

    /// Those that name files, colors or families of one's own.
    @ViewBuilder static var piecesOfOnesOwn: some View {
        Label("T", image: "a.png")
    }
}

extension Idioms {
    @ViewBuilder static var pictures: some View {
        Image(systemName: "star").foregroundStyle(.red, .blue)
        Image(systemName: "star").symbolRenderingMode(.hierarchical)
        Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "wifi", variableValue: 0.5).font(.title)
        Image(systemName: "star").resizable().scaledToFit().frame(width: 40, height: 40)
        Image(systemName: "star").font(.system(size: 30))
        Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.yellow)
        Image(systemName: "star").foregroundColor(.yellow)
        Image(systemName: "star").font(.title).symbolRenderingMode(.palette).foregroundStyle(.red, .blue)
    }

    /// Those that name files, colors or families of one's own.
    @ViewBuilder static var picturesOfOnesOwn: some View {
        Image("a.png").resizable().aspectRatio(contentMode: .fill)
        Image("a.png").resizable().scaledToFill().frame(width: 80, height: 80).clipShape(Circle())
        Image("a.png").resizable().aspectRatio(16/9, contentMode: .fit)
        Image("a.png")
        Image(decorative: "a.png")
        Image("a.png").interpolation(.none)
        Image("a.png").resizable().frame(width: 40, height: 40)
        Image("a.png").resizable().scaledToFill().clipped()
        Image("a.png").resizable().aspectRatio(nil, contentMode: .fit)
    }
}

extension Idioms {
    @ViewBuilder static var motion: some View {
        Text("a").animation(.spring(response: 0.3, dampingFraction: 0.8), value: "button")
        Text("a").animation(.spring, value: "button")
        Text("a").animation(.spring(), value: "button")
        Text("a").animation(.spring(dampingFraction: 0.6), value: "button")
        Text("a").animation(.spring(duration: 0.4, bounce: 0.2), value: "button")
        Text("a").animation(.easeInOut(duration: 0.2), value: "button")
        Text("a").animation(.easeInOut, value: "button")
        Text("a").animation(.default, value: "button")
        Text("a").animation(.snappy, value: ["button", "sheet"])
        Text("a").animation(.bouncy(duration: 0.4, extraBounce: 0.1), value: "button")
        Text("a").animation(.smooth(duration: 0.4).delay(0.1), value: "button")
        Text("a").animation(.linear(duration: 1).repeatForever(autoreverses: false), value: "button")
        Text("a").animation(.easeOut(duration: 1).repeatCount(3), value: "button")
        Text("a").animation(.easeIn(duration: 1).speed(2))
        Text("a").animation(.interactiveSpring(response: 0.2, dampingFraction: 0.9), value: "button")
        Text("a").animation(.interactiveSpring(), value: "button")
        Text("a").animation(.interpolatingSpring(stiffness: 170, damping: 15), value: "button")
        Text("a").animation(.interpolatingSpring(duration: 0.4, bounce: 0.1), value: "button")
        Text("a").animation(.timingCurve(0.2, 0, 0, 1, duration: 0.4), value: "button")
        Text("a").animation(nil, value: "button")
        Text("a").animation(Animation.spring(response: 0.3), value: "button")
        Text("a").animation(flag ? .spring : .default, value: "button")
        Text("a").transition(.opacity)
        Text("a").transition(.slide)
        Text("a").transition(.scale)
        Text("a").transition(.scale(scale: 0.9))
        Text("a").transition(.scale(scale: 0.9, anchor: .top))
        Text("a").transition(.move(edge: .bottom))
        Text("a").transition(.push(from: .trailing))
        Text("a").transition(.offset(x: 0, y: 20))
        Text("a").transition(.blurReplace)
        Text("a").transition(.identity)
        Text("a").transition(.zoom(sourceID: "cover"))
        Text("a").navigationTransition(.zoom(sourceID: "cover", in: "hero"))
        Text("a").matchedTransitionSource(id: "cover", in: "hero")
        Text("a").transition(.move(edge: .bottom).combined(with: .opacity))
        Text("a").transition(.asymmetric(insertion: .scale(scale: 0.9).combined(with: .opacity), removal: .opacity))
        Text("a").transition(AnyTransition.opacity.combined(with: .scale))
    }

    /// The states that the animations are for.
    static let states: SceneLiteral = ["button": ["rest", "pressed"], "sheet": ["closed", "open"]]
}
