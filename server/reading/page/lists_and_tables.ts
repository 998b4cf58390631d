import type { FoundTime } from '#server/domain/language/claim.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { saysList, listNumberOf } from '#server/domain/language/text/list_words.ts'
import {
  type Candidate,
  firstLink,
  type ItemsAbout,
  maxRead,
  titleOf,
} from '#server/reading/page/candidate.ts'
import { elementsOf, type HtmlElement } from '#server/reading/page/html.ts'
import type { MainPart } from '#server/reading/page/main.ts'
import { isDate } from '#server/reading/page/page_titles.ts'
import { lineOf, shortened, textOf } from '#server/reading/page/text_of.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'

/** Headings of steps that are done one after another, and of what belongs to one thing. */
const steps = pattern`^(?:${'page.steps'}|${'page.how_to'} .*)\s*:?$`

/** The lists of a page's content whose entries name things; steps of a walk or a recipe are none. */
export function orderedLists(main: MainPart, about: ItemsAbout): Candidate[][] {
  const found: Candidate[][] = []
  const says = about.titles.some((title) => saysList(title) || listNumberOf(title) !== null)
  let heading = ''
  for (const list of elementsOf(main.root, main.isCut)) {
    if (/^h[2-6]$/.test(list.name)) heading = lineOf(list, 100)
    if (list.name !== 'ol' && list.name !== 'ul') continue
    if (list.name === 'ol' && steps.test(heading)) continue
    const entries = list.children.filter(
      (child) => typeof child !== 'string' && child.name === 'li',
    )
    if (entries.length < 3 || entries.length > maxRead) continue
    const items = entries.flatMap((entry) => {
      const item = typeof entry === 'string' ? null : entryOf(entry, main, about, says)
      return item ? [item] : []
    })
    const isDated = items.length === entries.length && items.every(({ starts }) => starts)
    if (
      list.name === 'ul' &&
      !says &&
      !(isDated && new Set(items.map(({ title }) => title)).size > 2)
    )
      continue
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
  const day = isFirst && isDate(marked, about.dates) ? readDates(text, about.dates)[0] : undefined
  if (day && !day.either) return datedEntry(entry, text.slice(named.length), about, day.starts)
  const { title } = titleOf(named)
  const rest = text.slice(named.length).replace(/^[\s–—:,.-]+/u, '')
  const link = firstLink([entry], about.url)
  return { title, number: null, excerpt: shortened(rest, 1_200) || null, link }
}

const nameColumn = pattern`^${'page.name_column'}$`

/** An entry that begins with its day in bold: “**Dec 5**: Carols, 6pm, St Mary”. */
function datedEntry(
  entry: HtmlElement,
  words: string,
  about: ItemsAbout,
  starts: FoundTime,
): Candidate | null {
  const rest = words.replace(/^[\s–—:,.|·-]+/u, '')
  const [title = ''] = rest.split(/,\s|\s[–—|·-]\s|:\s|\n/u, 1)
  if (!/\p{L}{2}/u.test(title) || title.length > 120) return null
  const excerpt = shortened(rest.slice(title.length).replace(/^[\s–—:,.-]+/u, ''), 1_200)
  return {
    title,
    number: null,
    excerpt: excerpt || null,
    link: firstLink([entry], about.url),
    starts,
  }
}

/** The tables of a page's content with a column of names. */
export function tables(main: MainPart, about: ItemsAbout): Candidate[][] {
  const found: Candidate[][] = []
  for (const table of elementsOf(main.root, main.isCut)) {
    if (table.name !== 'table') continue
    const rows = elementsOf(table)
      .filter(({ name }) => name === 'tr')
      .slice(0, maxRead)
    const [head, ...body] = rows.map((row) =>
      row.children.filter((cell) => typeof cell !== 'string' && /^(?:td|th)$/.test(cell.name)),
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
