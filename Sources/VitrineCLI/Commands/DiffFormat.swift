import ArgumentParser
import Foundation
import VitrineGoldens
import VitrineGraphics
import VitrinePNG

enum DiffFormat: String, ExpressibleByArgument, CaseIterable, Sendable { case text, json }
