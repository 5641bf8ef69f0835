import Testing
import VitrineColor
import VitrineThreads

@testable import VitrineDisplayList
@testable import VitrineGeometry
@testable import VitrinePixels
@testable import VitrineRaster
@testable import VitrineReferences

@Suite("Pictures of what glass does")
struct GlassInspectionTests {
    private let circle = ResolvedShape.ellipse(Rect(x: 30, y: 30, width: 40, height: 40))

    private func list(_ items: [DisplayItem], scale: Double = 2) -> DisplayList {
        let ground = DisplayItem(
            source: "", .fill(.fill(.rectangle(Rect(x: 0, y: 0, width: 100, height: 100))), .solid(.white)))
        return DisplayList(size: Size(100, 100), scale: scale, items: [ground] + items)
    }

    private func item(_ source: String, _ bodies: [Glass.Body]) -> DisplayItem {
        DisplayItem(source: source, .glass(Glass(bodies)))
    }

    @Test func distancesOfACircle() throws {
        let optics = GlassOptics(lens: GlassLens(height: 10, amount: 8))
        let rect = PixelRect(width: 200, height: 200)
        let measures = try #require(
            GlassMeasures(
                Glass([Glass.Body(circle, optics)]), .scale(2, 2), in: rect, workers: .serial))
        for y in stride(from: 0, to: 200, by: 7) {
            for x in stride(from: 0, to: 200, by: 7) {
                let p = Point((Double(x) + 0.5) / 2 - 50, (Double(y) + 0.5) / 2 - 50)
                let expected = Float(p.length - 20)
                #expect(abs(measures.distance[y * 200 + x] - expected) < 1e-3)
                // Light comes from further inside: away from the normal, by no more than the amount.
                let (moved, normal) = (measures.displacement[y * 200 + x], measures.normal[y * 200 + x])
                #expect((moved * normal).sum() <= 0)
            }
        }
        #expect(measures.maxDisplacement > 4 && measures.maxDisplacement <= 8)
    }

    @Test func theDistancePictureIsBlueInsideAndWhiteAtTheEdge() throws {
        let glass = item("#lens", [Glass.Body(circle, GlassOptics())])
        let inspection = try Rasterizer().inspection(of: list([glass]), glass: "lens")
        let picture = try #require(inspection.pictures.first { $0.stage == .distance }).pixels
        // 24 points around the circle.
        #expect(inspection.crop == PixelRect(x0: 12, y0: 12, x1: 188, y1: 188))
        #expect(picture.width == 176 && picture.height == 176)
        let (middle, corner, edge) = (picture[88, 88], picture[0, 0], picture[48, 88])
        #expect(middle.z > middle.x && corner.x > corner.z)
        #expect(edge.x > 60000 && edge.y > 60000 && edge.z > 60000)
        #expect(picture.pixels.allSatisfy { $0.w == 65535 })
    }

    @Test func clearGlassChangesNothingAndTheShadowIsOnWhite() throws {
        let glass = item("#lens", [Glass.Body(circle, GlassOptics())])
        let inspection = try Rasterizer().inspection(of: list([glass]), glass: nil)
        let pixels = Dictionary(uniqueKeysWithValues: inspection.pictures.map { ($0.stage, $0.pixels) })
        #expect(Array(inspection.pictures.map(\.stage)) == GlassInspectionStage.allCases)
        #expect(pixels[.backdrop] == pixels[.result] && pixels[.face] == pixels[.blurred])
        #expect(pixels[.shadow]?.pixels.allSatisfy { $0 == .init(repeating: 65535) } == true)
        #expect(pixels[.rim]?.pixels.allSatisfy { $0 == .init(0, 0, 0, 65535) } == true)
    }

    @Test func theResultIsWhatIsRendered() throws {
        let optics = GlassOptics(
            lens: GlassLens(height: 10, amount: 12), frost: 2, rim: GlassRim(), contour: GlassContour())
        let scene = list([
            DisplayItem(
                source: "",
                .fill(.fill(.rectangle(Rect(x: 20, y: 0, width: 30, height: 100))), .solid(.black))),
            DisplayItem(
                source: "#group",
                .group(
                    Group(
                        transform: .translation(-5, 3),
                        items: [
                            item(
                                "#lens",
                                [Glass.Body(circle, optics), Glass.Body(circle, optics, source: "#in")])
                        ]))),
        ])
        for name in ["lens", "#in"] {
            let inspection = try Rasterizer().inspection(of: scene, glass: name)
            let whole = Layer(PixelRect(width: 200, height: 200), try Rasterizer().render(scene))
            #expect(inspection.pictures.last?.pixels == whole.cropped(to: inspection.crop))
        }
    }

    @Test func groupsAroundAreLookedThrough() throws {
        let optics = GlassOptics(lens: GlassLens(height: 10, amount: 12), frost: 2, rim: GlassRim())
        let glass = item("#lens", [Glass.Body(circle, optics)])
        let stripe = DisplayItem(
            source: "", .fill(.fill(.rectangle(Rect(x: 20, y: 0, width: 30, height: 100))), .solid(.black)))
        let plain = try Rasterizer().inspection(of: list([stripe, glass]), glass: nil)
        let faded = DisplayItem(
            source: "#group",
            .group(Group(opacity: 0.5, filters: [.blur(sigma: 3)], items: [stripe, glass, stripe])))
        let within = try Rasterizer().inspection(of: list([faded, stripe]), glass: nil)
        for (one, other) in zip(plain.pictures, within.pictures) {
            #expect(one.pixels == other.pixels, "\(one.stage)")
        }
        // The light of the rim is scaled to be visible.
        let rim = try #require(plain.pictures.first { $0.stage == .rim }).pixels
        #expect(plain.maxRimChange > 0.05 && rim.pixels.contains { $0.max() == 65535 && $0.min() < 65535 })
        #expect(rim[rim.width / 2, rim.height / 2] == .init(0, 0, 0, 65535))
    }

    @Test func namesAreKnownOrListed() throws {
        let body = Glass.Body(circle, GlassOptics())
        let adaptive = AdaptiveContent(
            area: .fill(circle), light: [item("#a", [body])], dark: [item("#a", [body]), item("#b", [body])])
        let scene = list([DisplayItem(source: "", .adaptive(adaptive)), item("#a", [body])])
        func error(_ list: DisplayList, _ name: String?) -> GlassInspectionError? {
            do throws(GlassInspectionError) {
                _ = try Rasterizer().inspection(of: list, glass: name)
                return nil
            } catch {
                return error
            }
        }
        let known = ["a", "b", "a(2)"]
        #expect(error(scene, nil) == .ambiguous(known: known))
        #expect(error(scene, "#c") == .unknown(name: "c", known: known))
        #expect(error(scene, "a") == nil && error(scene, "a(2)") == nil)
        #expect(error(scene, "b") == .unpainted(name: "b"))
        #expect(error(list([]), nil) == .noGlass)
        let far = ResolvedShape.ellipse(Rect(x: 300, y: 0, width: 10, height: 10))
        #expect(error(list([item("#f", [Glass.Body(far, GlassOptics())])]), nil) == .outside(name: "f"))
    }
}
