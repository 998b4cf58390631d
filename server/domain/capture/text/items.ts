import type { FoundItem } from '#server/domain/capture/claim.ts'
import { readDates } from '#server/domain/capture/dates/read.ts'
import { folded } from '#server/domain/capture/dates/tokens.ts'
import { months } from '#server/domain/capture/dates/words.ts'
import type { DateAbout } from '#server/domain/capture/dates/found.ts'
import { clipText, clipTitle, mostOfExcerpt } from '#server/domain/capture/text/clip.ts'
import { linksIn } from '#server/domain/capture/text/links.ts'
import { nameKey } from '#server/domain/name_key.ts'

/** The fewest lines that are a list, the fewest of one that is numbered from 1, and the most that are kept of one. */
const fewest = 3
const fewestNumbered = 2
const most = 100

/** A line of a list: its mark, and what follows. */
const listed = /^\s*(?:(\d{1,3})[.)]|[-–—•‣▪●◦+*]|[✅☑✔📍]\ufe0f?|\[[ xX]?\])\s+(\S.*)$/u

/** Details of one thing rather than several things: `- Where: Lido`. */
const detail =
  /^(?:when|where|time|date|price|entry|tickets?|address|doors|start|link|url|website|phone|contact|info|wann|wo|zeit|datum|preis|eintritt|adresse|einlass|beginn|telefon|anfahrt|quand|où|heure|date|prix|adresse|entrée|cuándo|dónde|hora|fecha|precio|dirección|entrada|quando|dove|ora|data|prezzo|indirizzo|ingresso|wanneer|waar|tijd|prijs|adres|toegang|onde|preço|endereço)\s*[:–-]/iu

/** What a text lists, how many things are left out, and the words before the list. */
interface FoundItems {
  readonly items: readonly FoundItem[]
  readonly items_left_out: number
  readonly heading: string
}

export const noItems: FoundItems = { items: [], items_left_out: 0, heading: '' }

/** The things that a text lists in lines numbered from 1, two or more, or in bulleted lines, three or more; none else. */
export function itemsIn(text: string, about: DateAbout): FoundItems {
  const groups: Group[] = []
  const before: string[] = []
  for (const line of text.split('\n')) {
    const [, number, head] = listed.exec(line) ?? []
    if (head !== undefined) groups.push({ number: Number(number), head, lines: [] })
    else if (groups.length === 0) before.push(line)
    else groups.at(-1)?.lines.push(line.trim())
  }
  const details = groups.filter(({ head }) => detail.test(head)).length
  const least = isNumbered(groups) ? fewestNumbered : fewest
  if (groups.length < least || details * 2 >= groups.length) return noItems
  const found = new Map<string, FoundItem>()
  for (const { head, lines } of groups) {
    const item = itemOf(head, lines, about)
    const key = nameKey(item.title)
    if (/[\p{L}\p{N}]/u.test(item.title) && !found.has(key)) found.set(key, item)
  }
  const items = [...found.values()]
  if (items.length < least) return noItems
  return {
    items: items.slice(0, most),
    items_left_out: Math.max(0, items.length - most),
    heading: before.join('\n').trim(),
  }
}

/** A line of a list, and the lines below it. */
interface Group {
  /** Not a number where it has none. */
  readonly number: number
  readonly head: string
  readonly lines: string[]
}

/** Whether lines are numbered from 1, and not dates such as “1. Mai”. */
function isNumbered(groups: readonly Group[]): boolean {
  return groups.every(
    ({ number, head }, index) =>
      number === index + 1 && !months.has(folded(/^\p{L}+/u.exec(head)?.[0] ?? '')),
  )
}

function itemOf(head: string, lines: readonly string[], about: DateAbout): FoundItem {
  const plain = head
    .replace(/\[([^\]]{1,300})\]\(https?:\/\/[^\s)]+\)/gu, '$1')
    .replace(/https?:\/\/\S+/giu, ' ')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const [, part] = /^(.{2,120}?)(?:\s[–—|·-]\s|:\s|\s\(|,\s(?=\d|\p{L}))/u.exec(plain) ?? []
  const title = part ?? plain
  const rest = part === undefined ? '' : plain.slice(part.length).replace(/^[\s–—|·:,-]+/u, '')
  const whole = [head, ...lines].join('\n')
  const excerpt = [rest, ...lines].join('\n').trim()
  const [date] = readDates(whole.slice(0, 2_000), about)
  return {
    title: clipTitle(title || plain || head),
    kind: null,
    excerpt: excerpt === '' ? null : clipText(excerpt, mostOfExcerpt),
    link: linksIn(whole)[0] ?? null,
    starts: date && !date.either ? date.starts : null,
  }
}
