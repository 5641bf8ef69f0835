import ArgumentParser
import Foundation
import VitrineGoldens
import VitrinePNG

/// Exit codes that `diff` alone has.
enum DiffExit {
    static let notCompared: Int32 = 1
    static let sizes: Int32 = 21
    static let pixels: Int32 = 22
}
