import Foundation
import VitrineGraphics
import VitrinePNG
import VitrineScene

/// The pictures beside a scene's file. Reads are kept within its folder unless told otherwise.
struct DiskFiles: SceneFiles {
    /// The folder of the scene's own file.
    let folder: URL
    let allowsOutside: Bool

    init(scene path: String, allowsOutside: Bool) {
        folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
        self.allowsOutside = allowsOutside
    }

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileProblem> {
        // Links are followed first, so that one cannot lead out of the folder.
        let url = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL.resolvingSymlinksInPath()
        let root = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        guard allowsOutside || url.path.hasPrefix(root) else { return .failure(.outside) }
        do throws(FileReadError) {
            return decode(try FileBytes.read(url.path, limit: 256 << 20), in: space)
        } catch .noSuchFile {
            return .failure(.missing)
        } catch {
            return .failure(.unreadable("\(error)"))
        }
    }

    private func decode(_ bytes: [UInt8], in space: ColorSpace) -> Result<SceneImage, SceneFileProblem> {
        do throws(PNG.DecodingError) {
            let file = try PNG.decode(bytes, limit: SceneLimits.standard.pixels)
            return .success(SceneImage(file.pixmap(in: space), warnings: file.warnings))
        } catch {
            return .failure(.notAnImage("\(error)"))
        }
    }
}
