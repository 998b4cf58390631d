import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { addDays, weekdayOf } from '#server/domain/basics/days.ts'
import type { RawItem } from '#test/bench/finding_quality/corpus.ts'

/** What a query is made of: one word, two, a sentence with a time or a place, a mood. */
export type QueryClass = 'one' | 'two' | 'sentence' | 'mood'

/** A query and how well each thing answers it. */
export interface GradedQuery {
  readonly class: QueryClass
  readonly language: 'en' | 'de'
  readonly text: string
  /** Whether it belongs to the half that nothing is made on. */
  readonly is_held_out: boolean
  /** 0 to 3. */
  readonly grade: (item: RawItem) => number
}

type Fits = (item: RawItem) => boolean

/** The queries of `queries.tsv`. */
export function gradedQueries(today: string): GradedQuery[] {
  const text = readFileSync(new URL('./queries.tsv', import.meta.url), 'utf8')
  const rows = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
  const sets = new Map(
    rows.flatMap(([name = '', rule = '']) => (name.startsWith('$') ? [[name, rule]] : [])),
  )
  return rows.flatMap((row): GradedQuery[] => {
    const [kind = '', language, query = '', rules = ''] = row
    if (kind.startsWith('$')) return []
    const read = rules.split('; ').map((rule) => {
      const [grade, ...parts] = rule.split(' ')
      const fits = parts.map((part) => anyOf(part, sets, today))
      return { grade: Number(grade), fits: (item: RawItem) => fits.every((one) => one(item)) }
    })
    return [
      {
        class: kind as QueryClass,
        language: language as 'en' | 'de',
        text: query,
        is_held_out: (createHash('sha256').update(query).digest()[0] ?? 0) % 2 === 1,
        grade: (item) => read.find(({ fits }) => fits(item))?.grade ?? 0,
      },
    ]
  })
}

function anyOf(part: string, sets: ReadonlyMap<string, string>, today: string): Fits {
  let mark = ''
  const fits = part.split('|').map((one): Fits => {
    const [first = ''] = one
    const isMarked = '$^~@%!'.includes(first)
    if (isMarked) mark = first === '$' ? '' : first
    const value = isMarked ? one.slice(1) : one
    if (first === '$') return anyOf(sets.get(one) ?? value, sets, today)
    return oneOf(mark, value, today)
  })
  return (item) => fits.some((one) => one(item))
}

function oneOf(mark: string, value: string, today: string): Fits {
  const spaced = value.replaceAll('.', ' ')
  if (mark === '@') return ({ areas }) => areas.has(spaced)
  if (mark === '!') return ({ tags }) => !tags.has(spaced)
  if (mark === '%') {
    const windows = daysOf(value, today)
    return ({ days }) =>
      days !== null && windows.some(([from, until]) => days[0] <= until && days[1] >= from)
  }
  if (mark === '') return ({ tags }) => tags.has(spaced)
  const letters = value.replace(/[^\p{L}]/gu, '').length
  const source = letters > 3 ? value : `(?<!\\p{L})${value}(?!\\p{L})`
  const words = new RegExp(source, 'iu')
  return mark === '^'
    ? ({ name }) => words.test(name)
    : ({ name, description }) => words.test(name) || words.test(description)
}

/** The first and the last day of a time; of each time that it may mean. */
function daysOf(name: string, today: string): [string, string][] {
  const next = (day: number) => addDays(today, (day - weekdayOf(today) + 7) % 7)
  const both = (day: string): [string, string][] => {
    const week = addDays(day, 7)
    return day === today
      ? [
          [day, day],
          [week, week],
        ]
      : [[day, day]]
  }
  const monday = addDays(today, 8 - weekdayOf(today))
  const month = today.slice(0, 4)
  const ways: Readonly<Record<string, () => [string, string][]>> = {
    today: () => [[today, today]],
    tomorrow: () => [[addDays(today, 1), addDays(today, 1)]],
    saturday: () => both(next(6)),
    sunday: () => both(next(7)),
    weekend: () => {
      const isOn = weekdayOf(today) === 7
      return [[isOn ? today : next(6), next(7)]]
    },
    nextweek: () => [[monday, addDays(monday, 6)]],
    december: () => [[`${month}-12-01`, `${month}-12-31`]],
  }
  const found = ways[name]
  if (!found) throw new Error(`No time is called ${name}`)
  return found()
}
