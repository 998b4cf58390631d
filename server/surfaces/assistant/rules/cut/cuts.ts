import { keptFor } from '#server/domain/assistant/kept.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'

/** Why a message may be cut at a place: README.md has the table of them. */
export type Why =
  | ('sentence' | 'pause' | 'line' | 'semicolon' | 'colon' | 'comma' | 'dash' | 'emoji')
  | ('ordinal' | 'number' | 'counted' | 'then' | 'joined' | 'turned' | 'reason' | 'asking')

/** Where sentences end, and where somebody tells, asks or gives a reason within one. */
export const betweenSentences: ReadonlySet<Why> = new Set(['sentence', 'line', 'semicolon'])
export const betweenTold: ReadonlySet<Why> = new Set<Why>([
  ...(['sentence', 'pause', 'line', 'semicolon', 'ordinal', 'number'] as const),
  ...(['comma', 'then', 'dash', 'reason'] as const),
])

/** A place at which a message may be cut. Positions are characters of it. */
export interface Cut {
  readonly why: Why
  /** Where the part before it ends; its mark stands there. */
  readonly from: number
  readonly mark: string
  /** Where the part behind it begins: with the word that joins it, and behind that word. */
  readonly to: number
  readonly behind: number
}

/** A part of a message between two cuts. */
export interface Part {
  /** Without the mark at its end, but for that of a question. */
  readonly text: string
  /** Why it is cut off from the part before it; null for the first one. */
  readonly why: Why | null
  /** What stands before it where it is read together with the part before it. */
  readonly between: string
  /** The number of its sentence. */
  readonly sentence: number
}

/** Every place at which a message may be cut, with the reason. */
export function cutsIn(text: string, words: SpokenWords): Cut[] {
  return [...text.matchAll(placesOf(words))].map(({ index, 0: all, groups = {} }) => {
    const { sign, lead = '', word = '', reason } = groups
    if (sign !== undefined) {
      const isNumber = /\d$/u.test(text.slice(0, index))
      // “On the 13., at six”: the dot is of the number.
      const from = index + Number(isNumber && /^\.[^\s]/u.test(sign))
      const to = index + sign.length
      const mark = text.slice(from, to)
      const isThen = words.then.includes(lead.toLowerCase()) && mark.startsWith(',')
      const why = isThen ? 'then' : kindOfSign(mark, isNumber)
      return { why, from, mark, to, behind: index + all.length }
    }
    const to = index + all.length - word.length
    const end = index + all.length
    const behind = word === '' ? to : end + (/^\s*/u.exec(text.slice(end))?.[0].length ?? 0)
    const why = reason !== undefined ? 'reason' : word === '' ? 'asking' : kindOf(word, words)
    return { why, from: index, mark: '', to, behind }
  })
}

/** The places before which the requests of a list are counted, lettered or have a dash; none where they are not in order. */
export function countedIn(text: string): Cut[] {
  const found = [...text.matchAll(bullets)]
  const isCounted = found.every(({ groups: { number, letter } = {} }, at) =>
    number !== undefined
      ? Number(number) === at + 1
      : letter === undefined || letter.toLowerCase().charCodeAt(0) === 97 + at,
  )
  if (!isCounted) return []
  return found.map(({ index, 0: mark }) => {
    const behind = index + mark.length
    return { why: 'counted', from: index, mark, to: behind, behind }
  })
}

/** The parts of a message at some of its cuts; `isJoined` leaves the words that join them where they are. */
export function partsAt(text: string, cuts: readonly Cut[], { isJoined = false } = {}): Part[] {
  const parts: Part[] = []
  let part = { at: 0, why: null as Why | null, between: ', ', sentence: 0 }
  const add = (end: number, mark: string) => {
    const { at, ...about } = part
    // The mark of a question says that it is one.
    const question = mark.trimStart().startsWith('?') ? '?' : ''
    parts.push({ text: `${text.slice(at, end)}${question}`, ...about })
  }
  for (const { why, from, mark, to, behind } of cuts) {
    add(from, mark)
    const isNext = why === 'sentence' || why === 'pause' || why === 'line'
    part = {
      ...{ at: isJoined ? to : behind, why },
      between: why === 'ordinal' || why === 'number' ? mark : ', ',
      sentence: part.sentence + Number(isNext),
    }
  }
  add(text.length, '')
  return parts
}

/** The number, the letter or the dash before each request of a list. */
const bullets =
  /(?:^|[\s,;:])(?:(?<number>\d{1,2})[.)]|(?<letter>[a-h])\)|(?<=^|\n)\s*[-–•*])\s+/giu

/** A run of marks or blanks is looked at from its first one only: from each of them it would cost its length squared. */
const signs = [
  '(?<![.!?…;:,])[.!?…;:,]+\\s+',
  '(?<!\\s)\\s*\\n\\s*',
  '(?<!\\s)\\s+[–—-]+\\s+',
  '(?<!\\s)\\s*\\p{Extended_Pictographic}+\\s*',
].join('|')

/** How the words of a language are found at which a message may be cut. */
const placesOf = keptFor((words: SpokenWords) => {
  const { parts, then, senses, told, openers, edges } = words
  const oneOf = (phrases: readonly string[]) =>
    [...new Set(phrases)]
      .toSorted((one, other) => other.length - one.length)
      .join('|')
      .replaceAll(' ', '\\s+')
  const joining = [...parts, ...joinersOf(words)]
  const phrases = then.filter((one) => one.includes(' '))
  const shells = openers.filter((one) => one.includes(' ')).map((one) => one.split(' ')[0] ?? '')
  const reasons = [...(senses.because ?? []), ...told]
  const lead = `(?:(?<lead>${oneOf([...then, ...joining])})\\s+)?`
  const bare = [
    // “The people it's for” goes on to its end.
    `(?=(?<reason>${oneOf(reasons)})\\s(?!(?:${oneOf(edges)})\\W*$))`,
    `(?<word>${oneOf([...phrases, ...joining])})(?=\\s)`,
    `(?=(?:${oneOf(shells)})\\s)`,
  ].join('|')
  return new RegExp(`(?<sign>${signs})${lead}|(?<!\\s)\\s+(?:${bare})`, 'giu')
})

/** The words that join a request to another one: “and”, and not “with” or “or”. */
export function joinersOf({ joiners, with_person, senses }: SpokenWords): string[] {
  const { or_w = [] } = senses
  return joiners.filter((one) => !with_person.includes(one) && !or_w.includes(one))
}

function kindOf(word: string, words: SpokenWords): Why {
  const key = word.toLowerCase()
  if (key.includes(' ')) return 'then'
  return joinersOf(words).includes(key) ? 'joined' : 'turned'
}

/** A mark behind a number may belong to it: “the 11. of December”. */
function kindOfSign(sign: string, isNumber: boolean): Why {
  const [first = ''] = sign.trim()
  if (isNumber && /^[.,]\s/u.test(sign) && !sign.includes('\n'))
    return first === '.' ? 'ordinal' : 'number'
  if (/[.!?]/u.test(sign)) return 'sentence'
  if (sign.includes('…')) return 'pause'
  if (sign.includes('\n')) return 'line'
  if (sign.includes(';')) return 'semicolon'
  if (sign.includes(':')) return 'colon'
  if (first === ',') return 'comma'
  return /[–—-]/u.test(first) ? 'dash' : 'emoji'
}
