import VitrineColor
import VitrineDisplayList
import VitrineGoldens
import VitrinePNG
import VitrinePixels
import VitrineRendering
import VitrineSuites
import VitrineThreads

/// A picture that is looked at to judge another one.
enum GoldenSide: String, Sendable {
    case golden, actual, heat

    /// Returns the picture as a file. Only for the render lane.
    ///
    /// - Throws: A refusal if there is no such picture, or the scene cannot be rendered.
    func picture(
        _ key: GoldenBoard.Key, _ board: GoldenBoard, _ kept: GoldenPictures
    ) throws(HTTPRefusal) -> GoldenPictures.Kept {
        let run = try run(of: key, board)
        guard run.pictureNames.contains(where: { $0.variant == key.variant }) else {
            throw HTTPRefusal(.notFound, "the suite has no such picture")
        }
        switch self {
        case .golden:
            let golden = try golden(of: key, run)
            return try kept.picture(place(key, golden.fileHash, nil)) { () throws(HTTPRefusal) in
                GoldenPictures.Kept(try Self.png(golden.image, golden.colorSpace), in: golden.colorSpace)
            }
        case .actual:
            let actual = try actual(of: key, run)
            return try kept.picture(place(key, nil, actual.hash)) { () throws(HTTPRefusal) in
                GoldenPictures.Kept(
                    try Self.png(actual.image, actual.colorSpace), in: actual.colorSpace, hash: actual.hash)
            }
        case .heat:
            let (golden, actual) = (try golden(of: key, run), try actual(of: key, run))
            return try kept.picture(place(key, golden.fileHash, actual.hash)) { () throws(HTTPRefusal) in
                let map = DiffImage.heatMap(.eight(expected: golden.image, actual: actual.image))
                return GoldenPictures.Kept(try Self.png(map, nil), in: nil)
            }
        }
    }

    private func place(_ key: GoldenBoard.Key, _ golden: String?, _ actual: String?) -> GoldenPictures.Key {
        GoldenPictures.Key(picture: key, side: rawValue, hashes: [golden, actual])
    }

    private func run(of key: GoldenBoard.Key, _ board: GoldenBoard) throws(HTTPRefusal) -> SuiteRun {
        do throws(SuiteError) {
            return try board.run(of: key.scene, threads: board.threads)
        } catch {
            throw HTTPRefusal(.conflict, "\(error)")
        }
    }

    private func golden(of key: GoldenBoard.Key, _ run: SuiteRun) throws(HTTPRefusal) -> Golden {
        do throws(GoldenError) {
            if let golden = try run.goldenPicture(of: key.variant) { return golden }
        } catch {
            throw HTTPRefusal(.conflict, "\(error)")
        }
        let keepsHash = run.pictureNames.contains { $0.variant == key.variant && $0.keepsHash }
        throw HTTPRefusal(
            .notFound, keepsHash ? "only the golden's hash is kept" : "there is no golden")
    }

    private func actual(of key: GoldenBoard.Key, _ run: SuiteRun) throws(HTTPRefusal) -> GoldenCandidate {
        do throws(RenderError) {
            if let actual = try run.actualPicture(of: key.variant) { return actual }
        } catch {
            throw HTTPRefusal(.unprocessable, "\(error)")
        }
        throw HTTPRefusal(.notFound, "the suite has no such picture")
    }

    private static func png(_ image: some PixelSource, _ space: ColorSpace?) throws(HTTPRefusal) -> [UInt8] {
        do throws(PNG.EncodingError) {
            return try PNG.encode(
                rows: image, colorSpace: space ?? .sRGB, compression: .fast, workers: .serial)
        } catch {
            throw HTTPRefusal(.internalError, "\(error)")
        }
    }
}
