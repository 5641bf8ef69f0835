import Foundation
import VitrineAudits
import VitrineColor
import VitrineFiles
import VitrineJSON
import VitrineRendering
import VitrineSessions
import VitrineStyle

extension PreviewSite {
    /// Returns the laid-out nodes of a scene.
    func treeResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let scene = try openScene(request)
        return await lane.run {
            scene.refresh()
            guard let frame = scene.session.frame, let root = scene.session.tree(),
                let revision = scene.revision
            else { return Self.failure(of: scene) }
            return HTTPResponse(
                json: .object([
                    "revision": .number(Double(revision)), "scale": .number(frame.scale),
                    "width": .number(Double(frame.width) / frame.scale),
                    "height": .number(Double(frame.height) / frame.scale),
                    "device": Self.device(frame.device.flatMap(Device.device(named:))),
                    "root": NodeJSON.value(of: root),
                ]))
        }
    }

    /// Returns what moves in a scene.
    func motionResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let (scene, moment) = (try openScene(request), try moment(in: request))
        return await lane.run {
            if let moment { scene.show(moment) }
            guard let movement = scene.motion() else { return Self.failure(of: scene) }
            return HTTPResponse(json: MotionJSON.value(of: movement))
        }
    }

    /// Returns the colour of a pixel before and after each layer.
    func pixelResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let scene = try openScene(request)
        guard let x = try integer("x", in: request), let y = try integer("y", in: request) else {
            throw HTTPRefusal(.badRequest, "`x` and `y` are device pixels")
        }
        return await lane.run {
            scene.refresh()
            do throws(RenderError) {
                guard let pixel = try scene.session.pixel(x: x, y: y) else {
                    return scene.session.frame == nil
                        ? Self.failure(of: scene)
                        : HTTPResponse(HTTPRefusal(.notFound, "there is no pixel at \(x), \(y)"))
                }
                let space = scene.session.frame?.picture.colorSpace ?? .sRGB
                return HTTPResponse(json: PixelJSON.value(of: pixel, in: space))
            } catch {
                return Self.failure(error, lastGood: scene.revision)
            }
        }
    }

    /// Returns the rendering steps of a glass surface by name.
    func glassResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let scene = try openScene(request)
        let node = request.query["node"]
        return await lane.run {
            Self.withGlass(of: scene, node) { dump in
                let titles = GlassTitles(dump)
                let stages = dump.files.filter { $0.name.hasSuffix(".png") }.map { file in
                    JSONValue.object([
                        "name": .string(file.name), "title": .string(titles[file.name] ?? file.name),
                    ])
                }
                let numbers = dump.files.first { $0.name.hasSuffix(".json") }
                    .flatMap { try? JSONDecoder().decode(JSONValue.self, from: Data($0.bytes)) }
                return HTTPResponse(
                    json: .object(["stages": .array(stages), "numbers": numbers ?? .null]))
            }
        }
    }

    /// Returns one rendering step of a glass surface.
    func glassStageResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let scene = try openScene(request)
        let (node, stage) = (request.query["node"], request.query["stage"] ?? "")
        return await lane.run {
            Self.withGlass(of: scene, node) { dump in
                guard let file = dump.files.first(where: { $0.name == stage && stage.hasSuffix(".png") })
                else { return HTTPResponse(HTTPRefusal(.notFound, "glass has no such stage")) }
                return Self.png(file.bytes)
            }
        }
    }

    private static func withGlass(
        of scene: OpenScene, _ node: String?, _ body: (GlassDump) -> HTTPResponse
    ) -> HTTPResponse {
        do throws(RenderError) {
            guard let dump = try scene.glass(node) else { return failure(of: scene) }
            return body(dump)
        } catch {
            return failure(error, lastGood: scene.revision)
        }
    }

    /// Returns the design tokens and parameters that can be tried.
    func valuesResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let scene = try openScene(request)
        return await lane.run {
            scene.refresh()
            guard scene.session.frame != nil else { return Self.failure(of: scene) }
            return HTTPResponse(
                json: .object(["values": .array(scene.session.values().map(NodeJSON.value))]))
        }
    }

    /// Returns what an audit finds in a scene.
    func auditResponse(_ request: HTTPRequest) async throws(HTTPRefusal) -> HTTPResponse {
        let scene = try openScene(request)
        return await lane.run {
            scene.refresh()
            guard let revision = scene.revision else { return Self.failure(of: scene) }
            do throws(RenderError) {
                let found = try scene.session.inspected { pipeline, content throws(RenderError) in
                    try pipeline.findings(in: content)
                }
                return HTTPResponse(
                    json: .object([
                        "revision": .number(Double(revision)), "findings": FindingJSON.value(of: found),
                    ]))
            } catch {
                return Self.failure(error, lastGood: revision)
            }
        }
    }

    /// Returns the response for a scene that has never had a picture.
    private static func failure(of scene: OpenScene) -> HTTPResponse {
        failure(scene.failure ?? .input(.noSuchFile(path: scene.session.path)), lastGood: scene.revision)
    }

    private static func device(_ device: Device?) -> JSONValue {
        guard let device else { return .null }
        return .object(["name": .string(device.name), "cornerRadius": .number(device.cornerRadius)])
    }
}
