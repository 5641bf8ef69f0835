import Testing
import VitrineGeometry
import VitrineIconDrawings

@testable import VitrineIcons

@Suite("Layers of symbols have colors, and an order") struct IconLayerTests {
    @Test(arguments: [IconSet.hues, IconSet.variableOrders])
    func tablesFitTheSymbols(table: [String: [Substring]]) throws {
        for (name, words) in table {
            let icon = try #require(IconSet.icon(named: name), "\(name)")
            let figures = words.reduce(0) { $0 + $1.split(separator: ",").count }
            #expect(words.count == 1 || figures <= icon.layers.count, "\(name)")
        }
    }

    /// A misspelt color would be the foreground.
    @Test func wordsAreColors() {
        let words = IconSet.hues.values.joined().flatMap { $0.split(separator: ",") }
            .map { $0.drop { $0.isNumber } }
        #expect(words.allSatisfy { $0 == "-" || Icon.Hue(rawValue: String($0)) != nil })
    }

    /// Places begin at 0 and leave none out.
    @Test func ordersAreComplete() {
        for icon in IconSet.all where icon.isVariable {
            let places = Set(icon.layers.compactMap(\.variableIndex))
            #expect(places == Set(0..<places.count), "\(icon.name)")
        }
    }

    /// The templates of SF Symbols have 0.34 and 0.68 for three layers, and 0.26, 0.51 and 0.76 for four.
    @Test(arguments: [
        ("chart.bar", [0, 34, 68]), ("cellularbars", [0, 26, 51, 76]), ("speaker.wave.2", [0, 51]),
    ])
    func thresholdsAreThoseOfTemplates(name: String, percents: [Int]) throws {
        let icon = try #require(IconSet.icon(named: name))
        #expect(icon.variableThresholds.map(\.percent) == percents)
    }

    /// Colors and order change nothing in a symbol of one color.
    @Test(arguments: ["wifi", "chart.bar.fill", "cloud.sun.rain.fill", "rays", "folder.badge.plus"])
    func oneColorIsOneArea(name: String) throws {
        let icon = try #require(IconSet.icon(named: name))
        let rect = Rect(x: 0, y: 0, width: 24, height: 24)
        let parts = try icon.parts(in: rect, lineWidth: 2, by: .none, value: 1)
        #expect(try parts.map(\.area) == [icon.area(in: rect, lineWidth: 2)])
    }

    /// Slashes take away colors and order; badges, circles and doubles keep what SF Symbols keeps.
    @Test(arguments: [
        ("bolt.horizontal.circle", false, false), ("wifi.slash", false, false), ("wifi.circle", false, true),
        ("wifi.circle.fill", false, true), ("folder.badge.minus", true, false), ("scroll", false, false),
        ("speaker.3.fill", false, true),
    ])
    func rulesPassLayersOn(name: String, isMulticolor: Bool, isVariable: Bool) throws {
        let icon = try #require(IconSet.icon(named: name))
        #expect(icon.isMulticolor == isMulticolor && icon.isVariable == isVariable)
    }

    @Test func manySymbolsHaveColorsAndOrders() {
        #expect(IconSet.all.count(where: \.isMulticolor) >= 350)
        #expect(IconSet.all.count(where: \.isVariable) >= 150)
    }
}
