// swift-format-ignore-file
import Foundation
import VitrineUI

// More of SwiftUI's idioms that compile, found by people who tried.

extension Idioms {
    @ViewBuilder static var further: some View {
        Text("a").background(.red, in: .rect(cornerRadius: 12)).overlay { RoundedRectangle(cornerRadius: 12).stroke(.blue) }
        Text("a", comment: "c")
        Text("a").padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4))
        Text("a").frame(idealWidth: 100)
        Text("a").mask(alignment: .leading) { Rectangle().frame(width: 20) }
        Text("a").border(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom), width: 4)
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red)
        Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 3).stroke(.red, lineWidth: 2)
        Path { p in p.addArc(center: .init(x: 5, y: 5), radius: 5, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: false) }
        Circle().strokeBorder(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 8)
        Circle().strokeBorder(AngularGradient(colors: [.red, .blue], center: .center), style: StrokeStyle(lineWidth: 8))
        Circle().trim(from: 0, to: 0.3).stroke(AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center), style: StrokeStyle(lineWidth: 8, lineCap: .round))
        Rectangle().fill(Gradient(colors: [.red, .blue]))
        Rectangle().fill(.windowBackground)
        Rectangle().fill(.selection)
        Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
        Stepper { Text("a") } onIncrement: {} onDecrement: {}
        Grid { GridRow { Text("a"); Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) } }
        VStack { switch items.count { case 0: Text("none"); default: Text("some") } }
        VStack { if let first = items.first { Text(first.title) } }
        HStack { ForEach(0..<5) { i in Image(systemName: i < 3 ? "star.fill" : "star").foregroundStyle(.yellow) } }
    }
}
