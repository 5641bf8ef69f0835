import ArgumentParser
import Foundation
import Vitrine

struct FolderError: Error, CustomStringConvertible {
    let path: String
    var description: String { "cannot make the folder \(path)" }
}
