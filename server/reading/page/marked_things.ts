import { elementsOf, type HtmlElement } from '#server/reading/page/html.ts'
import { lineOf, textOf } from '#server/reading/page/text_of.ts'
import { addValue, newThing, shortName, type Thing } from '#server/reading/page/thing.ts'

/** How elements of a page say what they describe, in one of the syntaxes that mark the page's own words. */
export interface Grammar<Scope> {
  readonly start: Scope
  /** Whether an element begins a thing wherever it stands; most pages have none. */
  mayBegin(element: HtmlElement): boolean
  /** What holds inside of an element. */
  scopeOf?(element: HtmlElement, outer: Scope): Scope
  /** The thing that an element begins; null where it begins none. */
  itemOf(element: HtmlElement, scope: Scope): { types: string[]; id: string | null } | null
  /** Names of what an element says about the thing around it. */
  propertiesOf(element: HtmlElement, scope: Scope): string[]
  /** Elements elsewhere that belong to the thing that an element begins, by their ids. */
  referencesOf?(element: HtmlElement): string[]
  /** Whether the words of an element that says nothing else are the name of the thing that it begins. */
  readonly isNamedByWords?: true
}

/** How many values a page may have in one syntax. */
const most = 5_000

/** How many things may have the words of their elements as names. */
const maxNamed = 100

/** The things that the elements of a page describe, in its order; those inside of others are their values. */
export function readMarked<Scope>(root: HtmlElement, grammar: Grammar<Scope>): Thing[] {
  const top: Thing[] = []
  if (!elementsOf(root).some(grammar.mayBegin)) return top
  const byElementId = new Map<string, HtmlElement>()
  const begun: { thing: Thing; element: HtmlElement }[] = []
  const references: { thing: Thing; ids: string[] }[] = []
  let left = most

  const read = (from: HtmlElement, outer: Thing | null) => {
    const waiting = [{ element: from, owner: outer, scope: grammar.start }]
    for (let next = waiting.pop(); next && left > 0; next = waiting.pop()) {
      const { element, owner } = next
      const scope = grammar.scopeOf?.(element, next.scope) ?? next.scope
      const elementId = element.attributes.get('id')
      if (elementId && !byElementId.has(elementId)) byElementId.set(elementId, element)
      const item = grammar.itemOf(element, scope)
      const thing = item && newThing(item.types, item.id)
      if (thing) {
        if (grammar.isNamedByWords) begun.push({ thing, element })
        const ids = grammar.referencesOf?.(element) ?? []
        if (ids.length > 0) references.push({ thing, ids: ids.slice(0, 20) })
      }
      const names = owner ? grammar.propertiesOf(element, scope).slice(0, 10) : []
      if (names.length > 0 && owner) {
        left -= 1
        // One link may have the name of a thing in its words and its address in `href`.
        for (const name of names) addValue(owner, name, thing ?? valueAt(element, name))
      } else if (thing) top.push(thing)
      for (let at = element.children.length - 1; at >= 0; at -= 1) {
        const child = element.children[at]
        if (child !== undefined && typeof child !== 'string') {
          waiting.push({ element: child, owner: thing ?? owner, scope })
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
  for (const { thing, element } of begun.slice(0, maxNamed)) {
    const words = thing.properties.size === 0 ? lineOf(element, 200) : ''
    if (words !== '') addValue(thing, 'name', words)
  }
  return top
}

/** Which attribute has the value of an element, where its words have not. */
const valued: Readonly<Record<string, string>> = {
  ...{ a: 'href', area: 'href', link: 'href', img: 'src', audio: 'src', video: 'src' },
  ...{ iframe: 'src', source: 'src', object: 'data', data: 'value', meter: 'value' },
}

/** Properties whose value is an address where a link has them; of others the words of the link are meant. */
const addresses = new Set(['url', 'sameAs', 'hasMap', 'map', 'image', 'logo', 'mainEntityOfPage'])

/** The value of an element that says something of this name about a thing. */
function valueAt(element: HtmlElement, property: string): string {
  const { attributes, name } = element
  const content = attributes.get('content')
  if (content !== undefined) return content
  const time = attributes.get('datetime') ?? (name === 'abbr' ? attributes.get('title') : undefined)
  if (time !== undefined) return time
  const attribute = Object.hasOwn(valued, name) ? valued[name] : undefined
  const value = attribute ? attributes.get(attribute) : undefined
  const isAddress = name !== 'a' || addresses.has(shortName(property))
  if (value !== undefined && isAddress) return value
  const words = textOf(element, undefined, 4_000)
  return words || (value ?? lineOf(element))
}
