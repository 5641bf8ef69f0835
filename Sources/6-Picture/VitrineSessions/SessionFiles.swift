import Foundation
import VitrineColor
import VitrineDisplayList
import VitrineRendering
import VitrineSource
import VitrineStyle

/// The files of a scene of a session. Unchanged files are not decoded again.
///
/// Each file is read every time and compared byte by byte with the decoded one, because contents can change
/// while modification time and size do not. The scenes of a playback read each file once.
struct SessionFiles: SceneFiles {
    /// The files as they are now.
    let files: any SceneFiles
    /// The folder that the paths of pictures are relative to; empty if nothing is read from disk.
    let folder: String
    let resources: SessionResources
    /// What has been read of them for a playback; `nil` outside of one.
    let snapshot: FileSnapshot?

    func image(at path: String, in space: ColorSpace) -> Result<SceneImage, SceneFileError> {
        bytes(at: path, limit: InputLimits.pictureBytes).flatMap { bytes in
            let key = SessionResources.PictureKey(folder: folder, path: path, space: space)
            if let known = resources.picture(key, bytes) { return .success(known) }
            return DiskFiles.decode(bytes, in: space).map { image in
                resources.keep(image, of: bytes, for: key)
                return image
            }
        }
    }

    func bytes(at path: String, limit: Int) -> Result<[UInt8], SceneFileError> {
        guard let snapshot else { return files.bytes(at: path, limit: limit) }
        return snapshot.bytes(at: path, limit: limit) { files.bytes(at: path, limit: limit) }
    }

    func fileNames(in folder: String) -> Result<[String], SceneFileError> { files.fileNames(in: folder) }

    func path(ofFolder folder: String) -> Result<String, SceneFileError> { files.path(ofFolder: folder) }
}
