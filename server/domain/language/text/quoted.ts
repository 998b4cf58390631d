import { readDates } from '#server/domain/language/time/read.ts'
import { instantNamed } from '#server/domain/language/text/sent_at.ts'
import { pattern } from '#server/domain/language/words/pattern.ts'
import { inLines } from '#server/domain/basics/text.ts'

/** An answer to a mail, with the mail below or above it. */
export interface AnsweredMail {
  /** The mail that was answered, without its marks, and then the answer. */
  readonly words: string
  /** When that mail was sent, an instant in ISO 8601. */
  readonly sent: string
}

/** What programs write above a mail that they quote: `On Mon, Nov 16, 2026 at 9:12 AM Dana <…> wrote:`. */
const head = pattern`^${'text.quote_on'}\s.{5,160}?${'text.wrote'}(?:\(a\))?(?=[\s:]).{0,80}?:\s*$`

/** The most characters of such a line, and the most lines that are looked at for it. */
const most = { characters: 300, lines: 200 }

interface Captured {
  readonly now: string
  readonly timezone: string
}

/**
 * Reads a text in which an earlier mail is quoted, with `>` before its lines, below a line that says when it was sent. Null
 * for any other text, and where the answer above it names its own day: that counts then, and is read as other texts are.
 */
export function readAnsweredMail(text: string, about: Captured): AnsweredMail | null {
  const lines = inLines(text).trim().split('\n')
  const found = headIn(lines.slice(0, most.lines))
  if (!found) return null
  const quoted = lines.slice(found.next).findIndex((line) => line.trim() !== '')
  const from = found.next + quoted
  if (quoted < 0 || !isQuoted(lines[from])) return null
  const end = lines.findIndex(
    (line, index) => index > from && !isQuoted(line) && line.trim() !== '',
  )
  const until = end < 0 ? lines.length : end
  const sent = instantNamed(found.line.replace(/<[^>]*>/g, ' '), about)
  const above = lines.slice(0, found.at).join('\n').trim()
  const isDated = readDates(above, { ...about, language: null, is_note: true }).length > 0
  if (sent === null || isDated) return null
  const earlier = lines.slice(from, until).map((line) => line.replace(/^(?:\s*>)+\s?/, ''))
  const words = [earlier.join('\n').trim(), above, lines.slice(until).join('\n').trim()]
  return { words: words.filter((part) => part !== '').join('\n'), sent }
}

/** The line above a quoted mail; long ones are broken in two. */
function headIn(lines: readonly string[]): { line: string; at: number; next: number } | null {
  for (const at of lines.keys()) {
    for (const next of [at + 1, at + 2]) {
      const line = lines.slice(at, next).join(' ').trim()
      if (line.length <= most.characters && head.test(line)) return { line, at, next }
    }
  }
  return null
}

function isQuoted(line: string | undefined): boolean {
  return /^\s*>/.test(line ?? '')
}
