import Testing
import VitrineColor

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrineSVG

@Suite("Styles cascade as in CSS") struct SVGStyleTests {
    private static let red = SVGIcon.Paint.color(Color(red: 1, green: 0, blue: 0))
    private static let blue = SVGIcon.Paint.color(Color(red: 0, green: 0, blue: 1))

    @Test(arguments: [
        (#"<path d="M0 0H9V9Z"/>"#, SVGIcon.Paint.foreground),
        (#"<path d="M0 0H9V9Z" fill="currentColor"/>"#, .foreground),
        (#"<g fill="red"><path d="M0 0H9V9Z"/></g>"#, red),
        (#"<g fill="red"><path d="M0 0H9V9Z" fill="blue"/></g>"#, blue),
        (#"<g fill="red"><path d="M0 0H9V9Z" fill="inherit"/></g>"#, red),
        (#"<g color="red"><path d="M0 0H9V9Z" fill="currentColor"/></g>"#, red),
        (#"<g color="red"><g color="currentColor"><path d="M0 0H9V9Z" fill="currentColor"/></g></g>"#, red),
        (#"<g fill="currentColor" color="red"><path color="blue" d="M0 0H9V9Z"/></g>"#, blue),
        (#"<style>path{fill:red}</style><path d="M0 0H9V9Z" fill="blue"/>"#, red),
        (#"<style>path{fill:red}</style><path d="M0 0H9V9Z" style="fill:blue"/>"#, blue),
        (#"<style>path{fill:red!important}</style><path d="M0 0H9V9Z" style="fill:blue"/>"#, red),
        (
            #"<style>path{fill:red!important}</style><path d="M0 0H9V9Z" style="fill:blue ! important"/>"#,
            blue
        ),
        (#"<style>.a{fill:red} path{fill:blue}</style><path class="b a" d="M0 0H9V9Z"/>"#, red),
        (#"<style>#i{fill:red} path.a{fill:blue}</style><path id="i" class="a" d="M0 0H9V9Z"/>"#, red),
        (#"<style>path{fill:blue} path{fill:red}</style><path d="M0 0H9V9Z"/>"#, red),
        (#"<style>.b,.a{fill:red;;} *{fill:blue}</style><path class="a" d="M0 0H9V9Z"/>"#, red),
        (#"<style><![CDATA[ /* a { } */ .a{ fill : red }]]></style><path class="a" d="M0 0H9V9Z"/>"#, red),
        (#"<path class="a" d="M0 0H9V9Z"/><style>.a{fill:red}</style>"#, red),
        (#"<svg:path xmlns:svg="http://www.w3.org/2000/svg" d="M0 0H9V9Z" fill="red"/>"#, red),
        (#"<path d="M0 0H9V9Z" fill="&#114;ed"/>"#, red),
        (#"<path d="M0 0H9V9Z" style="fill:red;-inkscape-font:&quot;x&quot;;shape-rendering:auto"/>"#, red),
    ])
    func fillsAreReadAndInherited(content: String, paint: SVGIcon.Paint) throws {
        #expect(try SVGRun.layers(content).map(\.paint) == [paint], "\(content)")
    }

    @Test(
        arguments: [
            ("#F00", 0xFF0000, 1.0), ("#ff000080", 0xFF0000, 128.0 / 255), ("rgb(255, 128, 0)", 0xFF8000, 1),
            ("rgba(255,128,0,.5)", 0xFF8000, 0.5), ("rgb(100% 0% 0% / 25%)", 0xFF0000, 0.25),
            ("hsl(120, 100%, 50%)", 0x00FF00, 1), ("hsla(240deg 100% 50% / .5)", 0x0000FF, 0.5),
            ("RebeccaPurple", 0x663399, 1), ("lightgoldenrodyellow", 0xFAFAD2, 1), ("transparent", 0, 0),
        ] as [(String, Int, Double)])
    func colourNotationsAreRead(text: String, rgb: Int, alpha: Double) throws {
        let layer = try #require(try SVGRun.layers("<path d='M0 0H9V9Z' fill='\(text)'/>").first)
        guard case .color(let color) = layer.paint else {
            Issue.record("\(text) is no colour")
            return
        }
        let components = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
        #expect(components == [rgb >> 16, rgb >> 8 & 255, rgb & 255])
        #expect(abs(layer.opacity - alpha) < 1e-9)
    }

    @Test func strokesTakeTheirAttributes() throws {
        let layer = try #require(
            try SVGRun.layers(
                """
                <g fill="none" stroke="red" stroke-width="3" stroke-linecap="square" stroke-linejoin="bevel"
                   stroke-miterlimit="7" stroke-dasharray="1, 2 3" stroke-dashoffset="-2" stroke-opacity="50%">
                <path d="M2 2H9" transform="scale(2)"/></g>
                """
            ).first)
        guard case .stroke(_, let line)? = layer.area.operands.first?.geometry else {
            Issue.record("no stroke")
            return
        }
        #expect(
            line
                == StrokeStyle(
                    width: 6, cap: .square, join: .bevel, miterLimit: 7, dash: [2, 4, 6], dashPhase: -4))
        #expect(layer.opacity == 0.5)
    }

    @Test func initialMiterLimitIsThatOfSVG() throws {
        let layer = try #require(try SVGRun.layers(#"<path fill="none" stroke="red" d="M2 2H9"/>"#).first)
        guard case .stroke(_, let line)? = layer.area.operands.first?.geometry else {
            Issue.record("no stroke")
            return
        }
        #expect(line == StrokeStyle(width: 1, miterLimit: 4))
    }

    /// The opacity of an element with several layers applies to them as a whole.
    @Test func opacityIsOfTheWhole() throws {
        let items = try SVGRun.icon(
            #"<g opacity=".5"><path d="M2 2H9V9Z" fill="red"/><path d="M2 2H9V9Z"/></g><path d="M0 0H9V9Z" opacity=".25"/>"#
        ).items
        guard case .group(let group) = items[0], case .layer(let layer) = items[1] else {
            Issue.record("\(items)")
            return
        }
        #expect(group.opacity == 0.5 && group.items.count == 2 && layer.opacity == 0.25)
    }

    @Test(arguments: [
        ("evenodd", FillRule.evenOdd), ("nonzero", .nonZero),
    ])
    func fillRules(text: String, rule: FillRule) throws {
        let layer = try #require(try SVGRun.layers("<path fill-rule='\(text)' d='M0 0H9V9Z'/>").first)
        guard case .fill(.path(_, let found))? = layer.area.operands.first?.geometry else {
            Issue.record("no path")
            return
        }
        #expect(found == rule)
    }

    @Test(arguments: [
        ("secondary", SVGLevel.secondary), ("fa-secondary", .secondary),
        ("hierarchical-0:tertiary", .tertiary),
        ("primary", .primary), ("secondary-button-x", .primary),
    ])
    func levelsComeFromClasses(name: String, level: SVGLevel) throws {
        #expect(try SVGRun.layers("<g class='x \(name)'><path d='M0 0H9V9Z'/></g>").map(\.level) == [level])
    }

    @Test func clipPathsCut() throws {
        let clipped = try SVGRun.picture(
            """
            <clipPath id="a"><circle cx="6" cy="6" r="5"/><rect x="12" y="12" width="6" height="6"/></clipPath>
            <g clip-path="url(#a)"><rect width="24" height="24"/></g>
            """)
        let drawn = try SVGRun.picture(
            #"<circle cx="6" cy="6" r="5"/><rect x="12" y="12" width="6" height="6"/>"#)
        #expect(clipped.largestDifference(to: drawn) <= 1)
        // A clip that removes nothing leaves no trace.
        let whole = try SVGRun.icon(
            #"<g clip-path="url(#a)"><path d="M2 2H9V9Z"/></g><clipPath id="a"><rect width="24" height="24"/></clipPath>"#
        )
        #expect(whole == (try SVGRun.icon(#"<path d="M2 2H9V9Z"/>"#)))
    }
}
