import ArgumentParser
import Foundation
import VitrineGoldens
import VitrinePNG

enum DiffPicture: String, ExpressibleByArgument, CaseIterable, Sendable {
    case heat
    case sideBySide = "side-by-side"
}
