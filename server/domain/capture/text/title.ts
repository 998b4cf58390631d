import { isNameless, isOnlyPlain } from '#server/domain/capture/text/nameless.ts'

/** A part of a text that is a date or an address. */
export interface Taken {
  readonly at: number
  readonly end: number
}

/** Beginnings that say that something is, and not what it is called: “It is the”, “Das ist die”. */
const saying =
  /^(?:(?:it|this|that|there)(?:['’]s| is| was)|(?:es|das|dies|hier) (?:ist|war|gibt es)|c['’]est|il y a|(?:es|esto es|ese es|hay)(?= (?:el|la|los|las|un|una) )|questo è|è|c['’]è|het is|dit is|dat is|é|isto é|to jest)\s+(?:called |named )?/iu

const article =
  /^(?:the|a|an|der|die|das|den|dem|ein|eine|einen|le|la|les|l['’]|un|une|el|los|las|una|il|lo|gli|i|uno|het|een|de|o|os|as|um|uma)\s+/iu

/** What stands before a time or a place, and has no meaning without it. */
const loose =
  /(?:[\s,;:|·–—(@-]|(?<![\p{L}\p{N}])(?:on|at|in|the|from|until|next|this|am|um|ab|im|bei|den|dem|vom|bis|nächsten|diesen|le|à|a|au|de|du|dès|el|la|las|los|en|del|al|il|alle|ore|dal|nel|op|om|van|bij|em|no|na|às|dia|w|o|e|and|und|et|y)(?=[\s,;:|·–—(@-]*$))+$/iu

/** The most characters of a line that are looked at for a title. */
const mostOfLine = 1_000

/** The title that a text has, and what is left of it. Null where the text names nothing. */
export function titleOf(
  text: string,
  { taken, isNamed }: { readonly taken: readonly Taken[]; readonly isNamed: boolean },
): { title: string; rest: string } | null {
  const lines = text.split('\n')
  let at = 0
  for (const [index, line] of lines.entries()) {
    const title = titleIn(line, at, taken, isNamed)
    if (title !== null) {
      const rest = [...lines.slice(0, index), ...lines.slice(index + 1)]
      const left = lineWithout(line, title)
      return { title: title.text, rest: [left, ...rest].join('\n').trim() }
    }
    at += line.length + 1
    // A text that says nothing in its first lines says nothing in its first lines' place either.
    if (index >= 4) break
  }
  return null
}

interface FoundTitle {
  readonly text: string
  /** What stands in the line, and where. */
  readonly written: string
  readonly isWhole: boolean
}

function titleIn(
  line: string,
  at: number,
  taken: readonly Taken[],
  isNamed: boolean,
): FoundTitle | null {
  const sentence = sentenceOf(line.slice(0, mostOfLine))
  const said = sentence.replace(saying, '')
  const isSaid = said !== sentence
  const plain = without(sentence, at, taken)
  const source = isSaid ? plain.replace(saying, '').replace(article, '') : plain
  const parts = [partOf(source), source]
  for (const part of parts) {
    const text = tidy(part)
    if (!isName(text, isNamed)) continue
    return { text: capital(text), written: sentence, isWhole: part === source }
  }
  return null
}

function isName(text: string, isNamed: boolean): boolean {
  if ([...text].length < 2 || !/\p{L}/u.test(text)) return false
  return isNamed ? !isOnlyPlain(text) : !isNameless(text)
}

/** The first sentence of a line. */
function sentenceOf(line: string): string {
  for (const match of line.matchAll(/[.!?](?=\s)/gu)) {
    const before = line.slice(0, match.index)
    const word = /[\p{L}\d]+$/u.exec(before)?.[0] ?? ''
    const isShort = match[0] === '.' && (word.length <= 3 || /^\d+$/.test(word))
    if (before.length >= 2 && !isShort) return match[0] === '.' ? before : before + match[0]
  }
  return line.replace(/(?<=\p{L}{4})\.$/u, '')
}

/** A line without the dates and addresses in it; `at` is where it begins in the text. */
function without(sentence: string, at: number, taken: readonly Taken[]): string {
  let text = sentence
  for (const { at: from, end } of [...taken].sort((one, other) => other.at - one.at)) {
    const [begin, until] = [from - at, Math.min(end - at, sentence.length)]
    if (begin < 0 || begin >= sentence.length) continue
    const before = text.slice(0, begin).replace(loose, '')
    const after = text.slice(until).replace(/^[\s,;:|·–—)-]+/u, '')
    text = before === '' ? after : after === '' ? before : `${before} – ${after}`
  }
  return text
}

/** The part before the first comma, dash or colon, where it is 2 to 60 characters; else the whole. */
function partOf(text: string): string {
  const [, part] = /^(.+?)(?:,\s|\s[–—|·•-]\s|:\s|\s@\s|;\s|\s\()/u.exec(text) ?? []
  return part !== undefined && part.length >= 2 && part.length <= 60 ? part : text
}

function tidy(text: string): string {
  const trimmed = text
    .replace(/https?:\/\/\S+/giu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:|·•–—*#>"“”„«»-]+|[\s,;:|·•–—*"“”«»(-]+$/gu, '')
  const isOpen = /\([^)]*$/u.test(trimmed)
  return (isOpen ? trimmed.replace(/\s*\([^)]*$/u, '') : trimmed).trim()
}

function capital(text: string): string {
  return /^\p{Ll}+(?:\s|$)/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** What a line says besides its title. */
function lineWithout(line: string, { text, written, isWhole }: FoundTitle): string {
  const after = line.slice(line.indexOf(written) + written.length).replace(/^[.!?]?\s+/u, '')
  if (isWhole) return written.length > text.length + 25 ? line : after
  return line
    .slice(Math.max(0, line.toLowerCase().indexOf(text.toLowerCase())) + text.length)
    .replace(/^[\s,;:|·–—)-]+/u, '')
}
