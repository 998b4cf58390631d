import { Parser } from 'htmlparser2'
import { giveWay } from '#server/reading/give_way.ts'

/** An element of a page. */
export interface HtmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: HtmlNode[]
  readonly parent: HtmlElement | null
}

export type HtmlNode = HtmlElement | string

/**
 * What one page may have; reading stops where it has more, and what was read until then counts. So many
 * elements take as long to read as other pages of 2 MiB.
 */
const most = { depth: 256, elements: 20_000, attributes: 200, attribute: 10_000 }

/** How much is given to the parser at once. */
const chunk = 8_192

/** What has no words that people read. */
const silent = new Set(['style', 'svg', 'math', 'iframe', 'object', 'canvas'])

/** The attributes of the many elements that have none. */
const none: ReadonlyMap<string, string> = new Map()

/** Of each page that was parsed all elements, in its order: many readers look at all of them. */
const pages = new WeakMap<HtmlElement, readonly HtmlElement[]>()

/**
 * The tree of a page. Never throws, and its time grows with the page's length alone: htmlparser2 is quadratic in depth,
 * so nothing is read below 256 levels.
 */
export function parseHtml(text: string): HtmlElement {
  const root: HtmlElement = { name: '#root', attributes: none, children: [], parent: null }
  const all = [root]
  let open = root
  let depth = 0
  let elements = 0
  let words = ''
  let isFull = false
  let isSilent = false

  const flush = () => {
    if (words === '') return
    open.children.push(words)
    words = ''
  }
  const parser = new Parser({
    onopentag(name, given) {
      flush()
      elements += 1
      if (depth >= most.depth || elements > most.elements) {
        isFull = true
        parser.pause()
        return
      }
      const element = { name, attributes: attributesOf(given), children: [], parent: open }
      open.children.push(element)
      all.push(element)
      open = element
      depth += 1
      isSilent = isSilentElement(element)
    },
    ontext(data) {
      if (!isFull && !isSilent) words += data
    },
    onclosetag() {
      if (isFull) return
      flush()
      if (open.parent) {
        open = open.parent
        depth -= 1
        isSilent = isSilentElement(open)
      }
    },
  })
  for (let at = 0; at < text.length && !isFull; at += chunk) {
    giveWay()
    parser.write(text.slice(at, at + chunk))
  }
  if (!isFull) parser.end()
  flush()
  pages.set(root, all)
  return root
}

function attributesOf(given: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  let attributes: Map<string, string> | null = null
  for (const key in given) {
    attributes ??= new Map()
    if (attributes.size >= most.attributes) break
    attributes.set(key, (given[key] ?? '').slice(0, most.attribute))
  }
  return attributes ?? none
}

function isSilentElement({ name, attributes }: HtmlElement): boolean {
  if (name === 'script') return !/ld\+json/i.test(attributes.get('type') ?? '')
  return silent.has(name)
}

/** Of each `skip` what is left of an element: several readers leave out the same. */
const parts = new WeakMap<object, WeakMap<HtmlElement, readonly HtmlElement[]>>()

/** All elements in the order of the page, the given one first; `skip` leaves out elements with all they contain. */
export function elementsOf(
  root: HtmlElement,
  skip?: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  if (!skip) return pages.get(root) ?? walk(root)
  giveWay()
  const known = parts.get(skip) ?? new WeakMap<HtmlElement, readonly HtmlElement[]>()
  parts.set(skip, known)
  const elements = known.get(root) ?? walk(root, skip)
  known.set(root, elements)
  return elements
}

function walk(root: HtmlElement, skip?: (element: HtmlElement) => boolean): HtmlElement[] {
  giveWay()
  const found: HtmlElement[] = []
  const waiting = [root]
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (skip?.(element)) continue
    found.push(element)
    for (let at = element.children.length - 1; at >= 0; at -= 1) {
      const child = element.children[at]
      if (child !== undefined && typeof child !== 'string') waiting.push(child)
    }
  }
  return found
}

/** The words of a class or of another attribute that lists words, in lower case. */
export function tokensOf(element: HtmlElement, attribute: string): string[] {
  const value = element.attributes.get(attribute)
  return value ? value.toLowerCase().split(/\s+/).filter(Boolean) : []
}
