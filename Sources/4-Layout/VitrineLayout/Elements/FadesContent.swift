/// How an element lets what is behind it leave toward an edge, as content does under the bars of a scroll.
package enum FadesContent: ElementTrait { package typealias Value = ContentFade }
