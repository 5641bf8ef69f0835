import Foundation
import VitrineDisplayList
import VitrineSource
import VitrineStyle

/// The files of a scene on disk. Unchanged files are not decoded again.
///
/// Each file is read every time and compared byte by byte with the decoded one, because contents can change
/// while modification time and size do not.
struct SessionFiles: SceneFiles {
    let disk: DiskFiles
    let resources: SessionResources

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        bytes(at: path, limit: InputLimits.pictureBytes).flatMap { bytes in
            let key = SessionResources.PictureKey(folder: disk.folder.path, path: path, space: space)
            if let known = resources.picture(key, bytes) { return .success(known) }
            return DiskFiles.decode(bytes, in: space).map { image in
                resources.keep(image, of: bytes, for: key)
                return image
            }
        }
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        disk.bytes(at: path, limit: limit)
    }

    func fileNames(in folder: String) -> Result<[String], SceneFileError> { disk.fileNames(in: folder) }

    func path(ofFolder folder: String) -> Result<String, SceneFileError> { disk.path(ofFolder: folder) }
}
