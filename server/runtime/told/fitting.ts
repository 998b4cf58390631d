import { capabilities } from '#generated/server/capabilities.ts'
import { isCapability } from '#server/runtime/authorise.ts'
import { quoted } from '#server/runtime/told/quote.ts'

/** How much of a long list fits into an answer, in tokens of a model. */

/** A list may cost so much, or so much for each entry if it has more than a page. */
const limits = {
  text: { whole: 1_800, entry: 72 },
  structure: { whole: 3_600, entry: 144 },
} as const

/** No list costs more, however many entries it has: with all around it an answer has 8,000 at most. */
const longest = { text: 6_000, structure: 6_400 } as const

/** How many tokens a list of so many entries may cost. */
function maxOf(entries: number, form: keyof typeof limits): number {
  const { whole, entry } = limits[form]
  return Math.min(longest[form], Math.max(whole, entry * entries))
}

/** Whether the structure of a list of so many entries, as it is written, costs no more than it may. */
export function fits(written: string, entries: number): boolean {
  const most = maxOf(entries, 'structure')
  // Of plain letters a token has more than one: short lists need not be measured.
  return (written.length * 0.9 <= most && isPlain.test(written)) || tokensIn(written, most) <= most
}

/** The room for the text of a list, which is written line by line: what has no room need not be written to its end. */
export class Room {
  readonly #most: number
  #length = 0
  #isPlain = true
  /** The lines that are not counted yet. */
  #lines: string[] = []
  #tokens = 0

  constructor(entries: number) {
    this.#most = maxOf(entries, 'text')
  }

  /** Whether there is room for this line, after all before it. */
  has(line: string): boolean {
    this.#length += line.length + 1
    this.#isPlain &&= isPlain.test(line)
    this.#lines.push(line)
    if (this.#isPlain && (this.#length - 1) * 0.9 <= this.#most) return true
    for (const one of this.#lines) this.#tokens += countIn(one)
    this.#lines = []
    return this.#tokens <= this.#most
  }
}

const isPlain = /^[ -~\n]*$/

/** What a character of ASCII is, by its code. */
const [space, letter, digit, mark, control] = [0, 1, 2, 3, 4]
const kinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const one = String.fromCharCode(code)
  if (/\s/.test(one)) return space
  if (/[a-z]/i.test(one)) return letter
  if (/\d/.test(one)) return digit
  return /[!-~]/.test(one) ? mark : control
})

const [dash, underscore, backslash] = [45, 95, 92]

/** About how many tokens a text has; rather too many than too few. What has more than `most` is counted no further. */
export function tokensIn(text: string, most = Number.POSITIVE_INFINITY): number {
  return Math.ceil(countIn(text, most))
}

/** The same, not rounded. By the characters' codes: every long answer is counted. */
function countIn(text: string, most = Number.POSITIVE_INFINITY): number {
  let count = 0
  let at = 0
  // Up to where it is known that no random text begins.
  let plainUntil = 0
  while (at < text.length && count <= most) {
    const code = text.charCodeAt(at)
    if (code >= 128) {
      const [piece, cost] = other(text, at)
      count += cost
      at += piece
      continue
    }
    const kind = kinds[code]
    if (kind === space) {
      at += 1
      continue
    }
    if (at >= plainUntil && (kind === letter || kind === digit || isJoin(code))) {
      const end = endOfRun(text, at)
      if (hasEarlyDigit(text, at, end)) {
        // A handle or another random text: about three in two tokens.
        count += (end - at) * 0.72
        at = end
        continue
      }
      plainUntil = end
    }
    let end = at + 1
    if (kind === letter) {
      while (end < text.length && kindAt(text, end) === letter) end += 1
      if (end < text.length && text.charCodeAt(end) >= 128) {
        const [piece, cost] = other(text, at)
        count += cost
        at += piece
        continue
      }
      count += Math.max(1, (end - at) / 5.5)
    } else if (kind === digit) {
      while (end < at + 3 && end < text.length && kindAt(text, end) === digit) end += 1
      count += 1
    } else if (kind === mark && code === backslash && isEscape(text, at)) {
      end = at + 6
      count += 4
    } else if (kind === mark) {
      while (end < text.length && kindAt(text, end) === mark) end += 1
      count += Math.max(1, (end - at) / 3)
    } else count += 1
    at = end
  }
  return count
}

/** A character's kind; `control` for what is not of ASCII, which is no letter, digit or mark here. */
function kindAt(text: string, at: number): number {
  return kinds[text.charCodeAt(at)] ?? control
}

function isJoin(code: number): boolean {
  return code === dash || code === underscore
}

/** Where the letters, digits, dashes and underscores end that begin at a place. */
function endOfRun(text: string, start: number): number {
  let at = start
  for (; at < text.length; at += 1) {
    const kind = kindAt(text, at)
    if (kind !== letter && kind !== digit && !isJoin(text.charCodeAt(at))) break
  }
  return at
}

/** Whether a digit has twenty characters of its run after it: no word and no number has. */
function hasEarlyDigit(text: string, start: number, end: number): boolean {
  for (let at = start; at < end - 20; at += 1) if (kindAt(text, at) === digit) return true
  return false
}

function isEscape(text: string, at: number): boolean {
  return text[at + 1] === 'u' && /^[\da-f]{4}$/.test(text.slice(at + 2, at + 6))
}

const word = /\p{L}+/uy

/** How long a word with, or before, what is not of ASCII is, or one such character, and what it costs. */
function other(text: string, at: number): [length: number, cost: number] {
  word.lastIndex = at
  const [piece] = word.exec(text) ?? []
  // Words outside of the common ones are cut; a letter of some scripts is one or two.
  if (piece !== undefined) {
    if (/^[a-z]+$/i.test(piece)) return [piece.length, Math.max(1, piece.length / 5.5)]
    const isShort = /^[\p{sc=Latn}\p{sc=Cyrl}]+$/u.test(piece)
    return [piece.length, isShort ? piece.length / 3 : piece.length]
  }
  const one = String.fromCodePoint(text.codePointAt(at) ?? 0)
  // What is no mark of ASCII is cut into its bytes.
  return [one.length, /\s/.test(one) ? 0 : 2.5]
}

/** How many characters of a text, as it stands in quotes, cost at most so many tokens. */
export function lengthFor(text: string, most: number): number {
  let length = text.length
  for (let left = 12; left > 0; left -= 1) {
    const cost = tokensIn(quoted(text.slice(0, length)))
    if (cost <= most) return length
    length = Math.max(1, Math.floor((length * most) / cost))
  }
  return length
}

/** A text of at most so many tokens, whose end says if it was cut. */
export function cutTo(text: string, most: number): string {
  const length = lengthFor(text, most)
  return length >= text.length ? text : `${text.slice(0, length).toWellFormed()}…`
}

/** Whether a call takes how many entries its lists have: all that reads pages, and nothing else. */
export function canLimit(capability: string | undefined): boolean {
  if (capability === undefined || !isCapability(capability)) return true
  const { fields }: { readonly fields: readonly string[] } = capabilities[capability]
  return fields.includes('limit') || fields.includes('page_size')
}

/** Which fields were left out of the entries of a list, and how to read them. */
export function leftOutText(fields: readonly string[], isPaged: boolean): string {
  const few = isPaged ? 'ask for fewer entries, or for one,' : 'send list_limit=5'
  return `${fields.join(', ')}; ${few} to read them`
}
