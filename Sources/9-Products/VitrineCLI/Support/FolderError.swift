import ArgumentParser
import Foundation

struct FolderError: Error, CustomStringConvertible {
    let path: String
    var description: String { "cannot make the folder \(path)" }
}
