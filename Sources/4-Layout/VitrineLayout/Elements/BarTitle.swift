/// The place of the title of a navigation bar.
package enum BarTitle: ElementTrait { package typealias Value = TitleBarElement.Title }
