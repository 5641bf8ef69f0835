import Foundation
import VitrineColor
import VitrineDisplayList
import VitrineStyle

@testable import VitrineSceneFormat

/// The files beside a scene; libraries and design tokens with their keys in another order where a seed is
/// given.
struct ShuffledFiles: SceneFiles {
    let folder: URL
    var seed: Int?

    /// Returns a picture that only its path tells from others: orders of keys move no pixel of a file.
    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        FileManager.default.fileExists(atPath: folder.appending(path: path).path)
            ? .success(SceneImage(ImageHandle(width: 40, height: 20, content: path))) : .failure(.missing)
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
            return .failure(.missing)
        }
        guard let seed, path.hasSuffix(".yaml") || path.hasSuffix(".json") else {
            return .success(Array(data))
        }
        var shuffler = KeyShuffler(seed: seed)
        guard let text = try? shuffler.shuffled(String(decoding: data, as: UTF8.self)) else {
            return .failure(.unreadable("it cannot be shuffled"))
        }
        return .success(Array(text.utf8))
    }

    func fileNames(in folder: String) -> Result<[String], SceneFileError> {
        let path = self.folder.appending(path: folder).path
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            return .failure(.missing)
        }
        return .success(names.sorted())
    }

    func path(ofFolder folder: String) -> Result<String, SceneFileError> {
        fileNames(in: folder).map { _ in self.folder.appending(path: folder).path }
    }
}
