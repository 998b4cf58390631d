import { oneOf, pattern } from '#server/domain/language/words/pattern.ts'

/** From how many characters on a line may have been broken because it was full, and up to how many: mails have 72 to 78. */
const [fullLine, longestLine] = [60, 80]

/** What goes on behind the end of a line: “… to our⏎meeting”. */
const open = pattern`(?<![\p{L}])${oneOf('text.title_article', 'text.venue_before', 'text.town_before', 'text.small_before', 'text.name_of', 'text.of_which', 'text.we_or_you')}$`

/** The most lines of a sentence. */
const maxLines = 12

/** The end of a line within a word, as columns break them. */
const hyphened = /\p{L}{2}-$/u

const isEnded = /[.!?:;…)\]”“»"*]\s*$/u
const isSmall = /^\p{Ll}[\p{L}’']*(?:[\s,.]|$)/u
const isWord = /^["“„«]?\p{L}/u

/**
 * A text with the sentences that mail programs broke into lines as one line each: a line goes on in small letters behind a full
 * one, or behind a word that nothing ends with, such as “the”; behind a full line that ends so, also with a name.
 */
export function unwrapped(text: string): string {
  const joined: string[][] = []
  let before = ''
  for (const line of text.split('\n')) {
    const last = joined.at(-1)
    if (last !== undefined && last.length < maxLines && goesOn(before, line)) last.push(line)
    else joined.push([line])
    before = line
  }
  return joined.map((lines) => lines.reduce(withLine)).join('\n')
}

/** A line with the one behind it: “Brecht-⏎Haus”, and “Kinopro-⏎gramm” without its hyphen. */
function withLine(before: string, line: string): string {
  if (!hyphened.test(before)) return `${before} ${line}`
  return (/^\p{Ll}/u.test(line) ? before.slice(0, -1) : before) + line
}

function goesOn(before: string, line: string): boolean {
  const last = before.trimEnd()
  if (hyphened.test(before)) return /^\p{L}/u.test(line)
  if (last === '' || isEnded.test(last)) return false
  const [isOpen, isFull] = [open.test(last), last.length >= fullLine && last.length <= longestLine]
  return isSmall.test(line) ? isOpen || isFull : isOpen && isFull && isWord.test(line)
}
