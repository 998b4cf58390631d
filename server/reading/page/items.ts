import type { FoundItem, FoundTime } from '#server/domain/capture/claim.ts'
import { type DateAbout, readDates } from '#server/domain/capture/dates/read.ts'
import { type HtmlElement, elementsOf } from '#server/reading/page/html.ts'
import type { MainPart } from '#server/reading/page/main.ts'
import { lineOf, plainLine, shortened, textOf } from '#server/reading/page/text_of.ts'
import { linkFrom } from '#server/reading/page/thing_claims.ts'
import { listNumberOf, saysList } from '#server/reading/page/list_words.ts'

/** What items are looked for with. */
export interface ItemsAbout {
  readonly url: string | null
  /** The titles of the page, which say what and how many it lists. */
  readonly titles: readonly string[]
  /** What dates of a programme are read with. */
  readonly dates: DateAbout
}

/** How many items count, and how many are read at all. */
export const mostItems = 100
const mostRead = 1_000

/** One thing of a list, before it is known to be one. */
interface Candidate {
  readonly title: string
  readonly number: number | null
  readonly excerpt: string | null
  readonly link: string | null
  /** When it is, in a programme. */
  readonly starts?: FoundTime
}

/**
 * The things that a page lists by its headings, its numbered lists or its tables (§4.5), in its order; empty where it
 * does not list three or more. Headings of the same list are siblings or stand at the same place of sibling blocks.
 */
export function listedItems(main: MainPart, about: ItemsAbout): FoundItem[] {
  const lists = [...headingLists(main, about), ...orderedLists(main, about), ...tables(main, about)]
  const best = lists.reduce<Candidate[]>(
    (most, list) => (list.length > most.length ? list : most),
    [],
  )
  const seen = new Set<string>()
  return best.flatMap(({ title, excerpt, link, starts }): FoundItem[] => {
    const key = title.toLowerCase()
    // A link whose words are damaged has none.
    if (seen.has(key) || !/[\p{L}\p{N}]/u.test(title)) return []
    seen.add(key)
    return [{ title, kind: starts ? 'event' : null, excerpt, link, starts: starts ?? null }]
  })
}

function headingLists(main: MainPart, about: ItemsAbout): Candidate[][] {
  const flow = elementsOf(main.root, main.isCut)
  return ['h2', 'h3', 'h4'].flatMap((level) => {
    const headings = flow.filter(({ name }) => name === level)
    if (headings.length < 3 || headings.length > mostRead) return []
    const candidates = headings.map((heading, at) =>
      candidateOf(heading, headings[at + 1], main, about),
    )
    const numbered = candidates.filter(({ number }) => number !== null)
    if (isCounted(numbered)) return [numbered]
    const worded = candidates.filter(({ excerpt, title }) => excerpt !== null && !isAside(title))
    // The days of a festival are no things to choose from.
    if (worded.length > 0 && worded.every(({ title }) => isDay(title, about))) return []
    const wanted = about.titles.map(listNumberOf).find((number) => number !== null) ?? null
    if (worded.length < 3) return []
    const dated = datedOf(worded, about)
    if (dated) return [dated]
    const fits = wanted !== null && Math.abs(worded.length - wanted) <= 2
    return fits || (wanted === null && about.titles.some(saysList)) ? [worded] : []
  })
}

/** Whether a heading is nothing but a day. */
function isDay(title: string, { dates }: ItemsAbout): boolean {
  const [date] = readDates(title, { ...dates, is_note: true })
  return date !== undefined && title.length - date.quote.length < 4
}

/** The entries of a programme: each has a date of its own. Null where they have not. */
function datedOf(list: readonly Candidate[], { dates }: ItemsAbout): Candidate[] | null {
  if (list.length > mostItems) return null
  const dated = list.flatMap((candidate) => {
    const text = `${candidate.title}\n${candidate.excerpt ?? ''}`.slice(0, 300)
    const [date] = readDates(text, dates)
    return date ? [{ ...candidate, starts: date.starts }] : []
  })
  const days = new Set(dated.map(({ starts }) => starts.local))
  return dated.length >= list.length - 1 && days.size >= 3 ? dated : null
}

/** Whether numbers go 1, 2, 3 … or back down to 1. */
function isCounted(list: readonly Candidate[]): boolean {
  if (list.length < 3) return false
  const numbers = list.map(({ number }) => number ?? 0)
  const up = numbers.every((number, at) => number === at + 1)
  return up || numbers.every((number, at) => number === numbers.length - at)
}

/** Headings that close an article or stand between its parts. */
function isAside(title: string): boolean {
  return /^(conclusion|fazit|conclusi[oó]n|conclusione|conclusie|conclusão|podsumowanie|faq|related|mehr|more|share|comments?|kommentare?|komentarze|comentarios|commentaires|commenti|reacties|comentários|newsletter|about the author|über den autor|sources|quellen|map|karte|read more|see also|zum weiterlesen|weitere|contents|inhalt|inhaltsverzeichnis|table of contents|sommaire|introduction|einleitung|intro)\b/i.test(
    title,
  )
}

/** A heading with the words until the next one. */
function candidateOf(
  heading: HtmlElement,
  next: HtmlElement | undefined,
  main: MainPart,
  about: ItemsAbout,
): Candidate {
  const { title, number } = titleOf(lineOf(heading, 400))
  const parts: string[] = []
  let link = firstLink([heading], about.url)
  let length = 0
  for (const element of following(heading, next)) {
    if (main.isCut(element)) continue
    const text = textOf(element, main.isCut, 1_500)
    if (text !== '') parts.push(text)
    length += text.length
    link ??= firstLink([element], about.url)
    if (length > 1_500) break
  }
  const excerpt = shortened(parts.join('\n').trim(), 1_200)
  return { title, number, excerpt: excerpt || null, link }
}

/** What follows a heading until the next one of its list: its own siblings, and those of the block it begins. */
function following(heading: HtmlElement, next: HtmlElement | undefined): HtmlElement[] {
  const found: HtmlElement[] = []
  const outers = new Set<HtmlElement>()
  for (let outer = next?.parent ?? null; outer; outer = outer.parent) outers.add(outer)
  let from: HtmlElement = heading
  for (let level = 0; level < 4 && from.parent; level += 1) {
    const { parent }: { parent: HtmlElement | null } = from
    if (!parent) break
    const siblings = parent.children
    for (let at = siblings.indexOf(from) + 1; at < siblings.length && found.length < 40; at += 1) {
      const sibling = siblings[at]
      if (sibling === undefined || typeof sibling === 'string') continue
      if (sibling === next || outers.has(sibling)) return found
      if (/^h[1-4]$/.test(sibling.name) && sibling.name <= heading.name) return found
      found.push(sibling)
    }
    if (outers.has(parent) || /^(main|article|body|section|li)$/.test(parent.name)) return found
    from = parent
  }
  return found
}

function orderedLists(main: MainPart, about: ItemsAbout): Candidate[][] {
  const found: Candidate[][] = []
  const says = about.titles.some((title) => saysList(title) || listNumberOf(title) !== null)
  for (const list of elementsOf(main.root, main.isCut)) {
    if (list.name !== 'ol' && !(list.name === 'ul' && says)) continue
    const entries = list.children.filter(
      (child) => typeof child !== 'string' && child.name === 'li',
    )
    if (entries.length < 3 || entries.length > mostRead) continue
    const items = entries.flatMap((entry) => {
      const item = typeof entry === 'string' ? null : entryOf(entry, main, about, says)
      return item ? [item] : []
    })
    // A list of bare links, or of whole paragraphs, is something else.
    const worded = items.filter(({ excerpt }) => excerpt !== null)
    if (items.length >= 3 && items.length === entries.length && worded.length >= items.length / 2) {
      found.push(items)
    }
  }
  return found
}

/** An entry whose first bold, link, or part before a colon or dash is its title. */
function entryOf(
  entry: HtmlElement,
  main: MainPart,
  about: ItemsAbout,
  says: boolean,
): Candidate | null {
  const text = textOf(entry, main.isCut, 2_000)
  const mark = elementsOf(entry).find(({ name }) => /^(b|strong|a|h[2-6])$/.test(name))
  const marked = mark ? lineOf(mark, 300) : ''
  const isFirst = marked.length >= 2 && text.startsWith(marked)
  const [lead = ''] = text.split(/\s[–—-]\s|:\s|\n/, 1)
  // Where no title says that things are listed, steps and ingredients are lists as well.
  if (!isFirst && !says) return null
  const named = isFirst ? marked : lead
  if (named.length < 2 || named.length > 120) return null
  const { title } = titleOf(named)
  const rest = text.slice(named.length).replace(/^[\s–—:,.-]+/u, '')
  const link = firstLink([entry], about.url)
  return { title, number: null, excerpt: shortened(rest, 1_200) || null, link }
}

const nameColumn =
  /^(name|film|movie|film title|stück|veranstaltung|show|event|concert|konzert|spectacle|película|obra|spettacolo|voorstelling|filme|wydarzenie|spektakl|bar|restaurant|café|cafe|place|ort|location|lokal|title|titel|venue|nom|nombre|nome|naam|nazwa|was|what|museum)$/i

function tables(main: MainPart, about: ItemsAbout): Candidate[][] {
  const found: Candidate[][] = []
  for (const table of elementsOf(main.root, main.isCut)) {
    if (table.name !== 'table') continue
    const rows = elementsOf(table)
      .filter(({ name }) => name === 'tr')
      .slice(0, mostRead)
    const [head, ...body] = rows.map((row) =>
      row.children.filter((cell) => typeof cell !== 'string' && /^t[dh]$/.test(cell.name)),
    )
    if (!head || body.length < 3) continue
    const names = head.map((cell) => (typeof cell === 'string' ? '' : lineOf(cell, 60)))
    const column = names.findIndex((name) => nameColumn.test(name))
    if (column < 0) continue
    const items = body.flatMap((cells): Candidate[] => {
      const cell = cells[column]
      if (cell === undefined || typeof cell === 'string') return []
      const { title } = titleOf(lineOf(cell, 300))
      if (title === '') return []
      const rest = cells.flatMap((other, at) =>
        at === column || typeof other === 'string' ? [] : [lineOf(other, 300)],
      )
      const excerpt = shortened(rest.filter(Boolean).join('\n'), 1_200)
      return [{ title, number: null, excerpt: excerpt || null, link: firstLink([cell], about.url) }]
    })
    if (items.length >= 3) found.push(items)
  }
  return found
}

/** `3. Prater Garten`, `#3 Prater Garten` and `3) Prater Garten` without their number. */
function titleOf(text: string): { title: string; number: number | null } {
  const match =
    /^(?:#|№|no\.?\s|nr\.?\s|n[º°]\s?)?(\d{1,3})(?:[.):]|\s[–—-]|º)?\s+(?=\D)(.{2,})$/iu.exec(text)
  const isMarked = match && /^(#|№|n)|^\d{1,3}([.):]|\s[–—-]|º)/i.test(text)
  const title = plainLine(isMarked ? match[2] : text, 160) ?? ''
  return { title, number: isMarked ? Number(match[1]) : null }
}

/** The first link that leads off the page's own site, else the first that leads to another page of it. */
function firstLink(parts: readonly HtmlElement[], base: string | null): string | null {
  const host = base === null ? '' : (URL.parse(base)?.host ?? '')
  let own: string | null = null
  for (const part of parts) {
    for (const element of elementsOf(part)) {
      const href = element.name === 'a' ? element.attributes.get('href') : undefined
      if (!href || href.startsWith('#')) continue
      const link = linkFrom(href, base)
      if (
        link === null ||
        /(facebook|twitter|x|pinterest|whatsapp)\.com\/(share|sharer|intent|pin)/.test(link)
      ) {
        continue
      }
      if (URL.parse(link)?.host !== host) return link
      own ??= link
    }
  }
  return own
}
