import type { FoundItem } from '#server/domain/language/claim.ts'
import { asTitle } from '#server/domain/basics/text.ts'
import type { DateAbout } from '#server/domain/language/time/found.ts'
import { readDates } from '#server/domain/language/time/read.ts'
import { clipText, clipTitle, maxExcerptLength } from '#server/domain/language/text/clip.ts'
import { linksIn } from '#server/domain/language/text/links.ts'
import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'

/** What stands before something that is shut, and is not its name. */
const shut = pattern`^${oneOf('text.shut', 'text.sold_out')}$`

/** What one line of a list names, with the lines below it: its title is what stands before a dash, a colon or a comma. */
export function itemOf(head: string, lines: readonly string[], about: DateAbout): FoundItem {
  const plain = head
    .replace(/\[([^\]]{1,300})\]\(https?:\/\/[^\s)]+\)/gu, '$1')
    .replace(/https?:\/\/\S+/giu, ' ')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const [, part] = /^(.{2,120}?)(?:\s[–—|·-]\s|:\s|\s\(|,\s(?=\d|\p{L}))/u.exec(plain) ?? []
  const behind = part === undefined ? '' : plain.slice(part.length).replace(/^[\s–—|·:,-]+/u, '')
  // “Closed: The Ivy”
  const isNote = part !== undefined && shut.test(part) && /\p{L}{2}/u.test(behind)
  const title = isNote ? behind : (part ?? plain)
  const rest = isNote ? '' : behind
  const whole = [head, ...lines].join('\n')
  const excerpt = [rest, ...lines].join('\n').trim()
  const [date] = readDates(whole.slice(0, 2_000), about)
  return {
    title: clipTitle(title || plain || head),
    kind: null,
    excerpt: excerpt === '' ? null : clipText(excerpt, maxExcerptLength),
    link: linksIn(whole)[0] ?? null,
    starts: date && !date.either ? date.starts : null,
  }
}

/** The item of a line, its title with a capital letter; none where it names nothing. */
export function named(line: string, about: DateAbout): FoundItem[] {
  const item = itemOf(line, [], about)
  if (!/\p{L}{2}|\d{2}/u.test(item.title)) return []
  return [{ ...item, title: asTitle(item.title) }]
}
