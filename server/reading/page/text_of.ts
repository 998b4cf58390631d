import { oneLine } from '#server/domain/basics/text.ts'
import { giveWay } from '#server/reading/give_way.ts'
import { type HtmlElement, type HtmlNode, parseHtml } from '#server/reading/page/html.ts'

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'br', 'dd', 'details', 'dialog', 'div', 'dl'],
  ...['dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5'],
  ...['h6', 'header', 'hr', 'li', 'main', 'nav', 'ol', 'p', 'pre', 'section', 'summary', 'table'],
  ...['tbody', 'tfoot', 'thead', 'tr', 'ul'],
])

const unread = new Set([
  ...['script', 'style', 'template', 'noscript', 'svg', 'math', 'iframe', 'object', 'canvas'],
  ...['head', 'select', 'textarea', 'button', 'datalist', 'audio', 'video'],
])

/** Whether people do not see an element. */
export function isHidden({ attributes }: HtmlElement): boolean {
  if (attributes.size === 0) return false
  if (attributes.has('hidden') || attributes.get('aria-hidden') === 'true') return true
  const style = attributes.get('style')
  return (
    style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style.slice(0, 500))
  )
}

/**
 * The words of an element as people see them: a line for each block, one space between words. `skip` leaves out more
 * elements. At most `longest` characters, roughly.
 */
export function textOf(
  root: HtmlElement,
  skip?: (element: HtmlElement) => boolean,
  longest = 100_000,
): string {
  giveWay()
  const parts: string[] = []
  let length = 0
  const waiting: HtmlNode[] = [root]
  for (let node = waiting.pop(); node !== undefined && length < longest; node = waiting.pop()) {
    if (typeof node === 'string') {
      // A line break that a block made is marked, since those of the source are only spaces.
      const isSource = node !== '\n' && node.includes('\n')
      const words = node.slice(0, longest)
      const text = isSource ? words.replace(/\s+/gu, ' ') : words
      parts.push(text)
      length += text.length
      continue
    }
    const isRoot = node === root
    if (!isRoot && (unread.has(node.name) || isHidden(node) || skip?.(node))) continue
    const isBlock = blocks.has(node.name)
    const isCell = node.name === 'td' || node.name === 'th'
    if (isBlock) waiting.push('\n')
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at]
      if (child === undefined) continue
      waiting.push(child === '\n' ? ' ' : child)
      if (isApart(node.children[at - 1], child)) waiting.push(' ')
    }
    if (isBlock) waiting.push('\n')
    if (isCell) waiting.push(' ')
  }
  return (
    parts
      .join('')
      // Single spaces, of which there are most, are not replaced by themselves.
      .replace(/(?:(?!\n)[\s\p{Cc}]){2,}|(?![\n ])[\s\p{Cc}]/gu, ' ')
      .replace(/ ?\n\s*/gu, '\n')
      .trim()
      .slice(0, longest)
  )
}

/** Whether two elements that touch hold words of their own: styles set them apart, where letters in elements are one word. */
function isApart(one: HtmlNode | undefined, other: HtmlNode): boolean {
  if (one === undefined || typeof other === 'string') return false
  // “December 14, 2023<span>11:30 AM</span>”
  if (typeof one === 'string') return /\d$/.test(one) && /^\d+:/.test(firstWords(other))
  return isOwnWords(one) && isOwnWords(other)
}

function firstWords({ children: [first] }: HtmlElement): string {
  return typeof first === 'string' ? first.slice(0, 10) : ''
}

function isOwnWords({ name, children }: HtmlElement): boolean {
  const [only] = children
  return /^(a|span|time|strong|b|em)$/.test(name) && typeof only === 'string' && only.length > 1
}

/** The words of an element in one line. */
export function lineOf(element: HtmlElement, longest = 1_000): string {
  return oneLine(textOf(element, undefined, longest).replaceAll('\n', ' '))
}

/** How long a text from metadata may be before it is read. */
const longestMarked = 20_000

/** A text that may have entities and tags in it, without them: as people should have seen it. Lines are kept. */
export function plainText(text: string): string {
  let plain = text.slice(0, longestMarked).toWellFormed()
  // Some sites encode twice.
  for (let turn = 0; turn < 3 && /&#?\w+;|<[a-z!/?]/i.test(plain); turn += 1) {
    const lines = plain.split('\n')
    const hasTags = /<[a-z!/?]/i.test(plain)
    plain = hasTags
      ? textOf(parseHtml(plain), undefined, longestMarked)
      : lines.map((line) => textOf(parseHtml(line), undefined, longestMarked)).join('\n')
  }
  // Whatever still looks like a tag after three turns is not for people.
  return plain.replace(/<[a-z!/?][^>]*>?/gi, ' ').trim()
}

/** As `plainText`, in one line and at most `longest` characters; null where nothing is left. */
export function plainLine(text: string | null | undefined, longest: number): string | null {
  if (!text) return null
  const line = oneLine(plainText(text)).replace(/\s+/gu, ' ')
  return shortened(line, longest) || null
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** At most so many graphemes of a text, cut at a word where one ends near. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes.segment(text.slice(0, longest * 12))) {
    count += 1
    if (count > longest) break
    end = index + segment.length
  }
  if (end >= text.length) return text
  const cut = text.slice(0, end)
  const space = cut.lastIndexOf(' ')
  return (space > end * 0.7 ? cut.slice(0, space) : cut).trimEnd().toWellFormed()
}
