import { patternWith } from '#server/domain/language/words/pattern.ts'
import { valuesIn, valuesOf, type ValueOf, wordsFor } from '#server/domain/language/words/lists.ts'
import { folded, type Token } from '#server/domain/language/time/tokens.ts'

const english = [...valuesIn('en', 'time.month')]

/** The names of months in English, which has a capital before those that are other words in small letters. */
const months = Array.from({ length: 12 }, (_, index) => {
  const [name = ''] = english.find(([, month]) => month === index + 1) ?? []
  return name.charAt(0).toUpperCase() + name.slice(1)
})

/** Words beside times, as English has them. */
const beside: ReadonlyMap<string, string> = valuesOf('time.japanese_beside')

const halves = valuesOf('time.japanese_half')

/** Stands in no text, so that a mark that has no word is found nowhere. */
const noMark = '\uFFFF'

const markFor = (value: ValueOf<'time.japanese_mark'>) =>
  [...wordsFor('time.japanese_mark', value)][0] ?? noMark
const marks = {
  ...{ year: markFor('year'), month: markFor('month'), day: markFor('day') },
  ...{ hour: markFor('hour'), minute: markFor('minute'), half: markFor('half') },
}

const japanese = patternWith(
  'u',
)`\d(?:${{ source: marks.month }}|${{ source: marks.hour }})|${'time.japanese_beside'}`

/** The tokens of a text with Japanese days and times as English has them: `12月5日(土)19:00開演` is `5 December start 19:00`. */
export function tokensWithJapanese(text: string, tokens: readonly Token[]): readonly Token[] {
  if (!japanese.test(text)) return tokens
  const found: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const next = dayAt(tokens, index, found) ?? clockAt(tokens, index, found)
    if (next === null) {
      const token = tokens[index]
      if (token) pushWord(found, token)
    }
    index = next ?? index + 1
  }
  return found
}

/** `2026年12月5日(土)`; the index behind it, null for none. */
function dayAt(tokens: readonly Token[], index: number, found: Token[]): number | null {
  const hasYear = tokens[index]?.raw.length === 4 && tokens[index + 1]?.raw === marks.year
  const at = hasYear ? index + 2 : index
  const [month, ofMonth, day, ofDay] = tokens.slice(at, at + 4)
  const name = months[Number(month?.raw) - 1]
  const isDay =
    ofMonth?.raw === marks.month && day?.kind === 'number' && ofDay?.raw.startsWith(marks.day)
  const first = tokens[index]
  if (month?.kind !== 'number' || !name || !isDay || !first || !ofDay) return null
  const place = { at: first.at, end: ofDay.at + 1, isGlued: false }
  found.push(
    { ...first, ...place, kind: 'number', raw: day.raw, text: day.raw },
    { ...first, ...place, isFirst: false, kind: 'word', raw: name, text: folded(name) },
  )
  if (hasYear) found.push({ ...first, ...place, isFirst: false, isGlued: false })
  if (ofDay.raw.length > 1) pushWord(found, { ...ofDay, raw: ofDay.raw.slice(1), at: ofDay.at + 1 })
  const close = tokens.slice(at + 4, at + 9).findIndex(({ raw }) => /^[)）]$/.test(raw))
  return /^[(（]$/.test(tokens[at + 4]?.raw ?? '') && close > 0 ? at + 5 + close : at + 4
}

/** `午後7時半`, `19時30分`; the index behind it, null for none. */
function clockAt(tokens: readonly Token[], index: number, found: Token[]): number | null {
  const half = halves.get(tokens[index]?.raw ?? '')
  const at = half === undefined ? index : index + 1
  const [hour, unit, minute] = tokens.slice(at, at + 3)
  const first = tokens[index]
  if (hour?.kind !== 'number' || !unit?.raw.startsWith(marks.hour) || !first) return null
  const isHalf = unit.raw === marks.hour + marks.half
  const hasMinutes =
    minute?.kind === 'number' && tokens[at + 3]?.raw.startsWith(marks.minute) === true
  const minutes = isHalf ? '30' : hasMinutes ? minute.raw.padStart(2, '0') : '00'
  const end = hasMinutes ? (tokens[at + 3]?.end ?? unit.end) : unit.end
  const part = (raw: string, kind: Token['kind'], isGlued: boolean): Token => {
    return { kind, raw, text: raw, at: first.at, end, isGlued, isFirst: false }
  }
  found.push({ ...part(hour.raw, 'number', false), isFirst: first.isFirst })
  found.push(part(':', 'mark', true), part(minutes, 'number', true))
  if (half !== undefined) found.push(part(half, 'word', true))
  return hasMinutes ? at + 4 : at + 2
}

/** A word, which stands before its time in English also where it is right behind it: `19:00開演`. */
function pushWord(found: Token[], token: Token): void {
  const text = beside.get(token.raw)
  const word: Token = text === undefined ? token : { ...token, raw: text, text }
  const clock = text !== undefined && token.isGlued ? clockBefore(found) : []
  found.splice(found.length - clock.length, clock.length, word, ...clock)
}

function clockBefore(found: readonly Token[]): Token[] {
  const last = found.slice(-3)
  const isClock = last[0]?.kind === 'number' && last[1]?.raw === ':' && last[2]?.kind === 'number'
  return isClock ? last : []
}
