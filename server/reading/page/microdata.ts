import { type HtmlElement, tokensOf } from '#server/reading/page/html.ts'
import { lineOf, textOf } from '#server/reading/page/text_of.ts'
import {
  addValue,
  newThing,
  shortName,
  type Thing,
  type ThingValue,
} from '#server/reading/page/thing.ts'

/** How many values a page's microdata may have. */
const most = 5_000

/** The things that the microdata of a page describes, in its order; those inside of others are their values. */
export function readMicrodata(root: HtmlElement): Thing[] {
  const top: Thing[] = []
  const byElementId = new Map<string, HtmlElement>()
  const references: { thing: Thing; ids: string[] }[] = []
  let left = most

  const read = (from: HtmlElement, outer: Thing | null) => {
    const waiting: { element: HtmlElement; owner: Thing | null }[] = [
      { element: from, owner: outer },
    ]
    for (let next = waiting.pop(); next && left > 0; next = waiting.pop()) {
      const { element, owner } = next
      const { attributes } = element
      const elementId = attributes.get('id')
      if (elementId && !byElementId.has(elementId)) byElementId.set(elementId, element)
      let inner = owner
      const isItem = attributes.has('itemscope')
      if (isItem) {
        const id = attributes.get('itemid') ?? null
        inner = newThing(typesOf(element), id)
        const ids = tokensOf(element, 'itemref').slice(0, 20)
        if (ids.length > 0) references.push({ thing: inner, ids })
      }
      const names = (attributes.get('itemprop') ?? '').split(/\s+/).filter(Boolean).slice(0, 10)
      if (names.length > 0 && owner) {
        left -= 1
        const value: ThingValue = isItem && inner ? inner : valueAt(element, names)
        for (const name of names) addValue(owner, shortName(name), value)
      } else if (isItem && inner) top.push(inner)
      for (let at = element.children.length - 1; at >= 0; at -= 1) {
        const child = element.children[at]
        if (child !== undefined && typeof child !== 'string') {
          waiting.push({ element: child, owner: inner })
        }
      }
    }
  }
  read(root, null)
  for (const { thing, ids } of references.splice(0, 50)) {
    for (const id of ids) {
      const element = byElementId.get(id)
      if (element) read(element, thing)
    }
  }
  return top
}

function typesOf(element: HtmlElement): string[] {
  const types = (element.attributes.get('itemtype') ?? '').split(/\s+/).slice(0, 10)
  return types.map(shortName).filter(Boolean)
}

/** Which attribute has the value of an element, where its words have not. */
const valued: Readonly<Record<string, string>> = {
  ...{ a: 'href', area: 'href', link: 'href', img: 'src', audio: 'src', video: 'src' },
  ...{ iframe: 'src', source: 'src', object: 'data', data: 'value', meter: 'value' },
}

/** Properties whose value is an address where a link has them; of others the words of the link are meant. */
const addresses = new Set(['url', 'sameAs', 'hasMap', 'map', 'image', 'logo', 'mainEntityOfPage'])

/** The value of an element that says something of these names about a thing. */
export function valueAt(element: HtmlElement, names: readonly string[]): string {
  const { attributes, name } = element
  const content = attributes.get('content')
  if (content !== undefined) return content
  const time = attributes.get('datetime')
  if (time !== undefined) return time
  const attribute = valued[name]
  const value = attribute ? attributes.get(attribute) : undefined
  const isAddress = name !== 'a' || names.some((one) => addresses.has(shortName(one)))
  if (value !== undefined && isAddress) return value
  const words = textOf(element, undefined, 4_000)
  return words || (value ?? lineOf(element))
}
