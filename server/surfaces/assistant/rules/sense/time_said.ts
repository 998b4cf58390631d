import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Token } from '#generated/server/assistant/tokens.ts'
import { plainOf } from '#server/domain/assistant/message.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import { isStretch, tellsTime } from '#server/domain/assistant/time_spans.ts'
import { windowFields } from '#server/domain/assistant/times.ts'
import { hoursOfPart } from '#server/domain/language/time/parts.ts'
import { valuesOf, wordsOf } from '#server/domain/language/words/lists.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { mayBeTimeWord } from '#server/surfaces/assistant/rules/fits.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { wordsTaken } from '#server/surfaces/assistant/rules/sense/words_taken.ts'

/** Right before an hour from which or until which a time goes. */
const bounds = new Set([...valuesOf('time.hour_bound').keys(), ...wordsOf('time.goes_on_from')])

/** The most words between two that are of one time: “Friday, some time after 6”. */
const maxBetween = 2

/**
 * A question with all that its message says of when. Words for a time that cannot be read are taken too, so that they are asked about:
 * nothing is answered as if no time had been said.
 */
export function withTimeSaid(working: Working, clause: string, request: Request): Request {
  const frame = frameOf(working, request)
  const [slot] = Object.entries(frame?.slots ?? {}).find(([, kind]) => kind === 'window') ?? []
  if (frame === null || slot === undefined || !isRead({ frame })) return request
  const { said, spoken } = working
  const reading = readingIn(working, clause)
  const taken = request.words[slot]
  const { [slot]: _, ...others } = request.words
  const ofOthers = wordsTaken(Object.values(others), spoken)
  const ofSlot = wordsTaken(taken === undefined ? [] : [taken], spoken)
  const keys = ([from, to]: Group) => reading.tokens.slice(from, to).map(({ key }) => key)
  const group = groupsOfTime(reading).find((one) =>
    taken === undefined
      ? keys(one).every((key) => !ofOthers.has(key))
      : keys(one).some((key) => ofSlot.has(key)),
  )
  if (group === undefined) return request
  const readsAs = (text: string) => windowFields(withDays(text, spoken), said) !== null
  // “After 6pm tomorrow”, “weekday evenings next week”
  const [from, to] = group
  const isOfTime = (at: number, isFirst: boolean) => {
    const token = reading.tokens[at]
    if (token === undefined || ofOthers.has(token.key)) return false
    const written = reading.text.slice(token.at, token.end)
    // “Bis zum 20.” has a word between that says nothing, and does not begin with one.
    if (spoken.silent.has(token.key)) return !isFirst || bounds.has(token.key)
    return bounds.has(token.key) || mayBeTimeWord(token.key, written, working)
  }
  const begins = [3, 2, 1, 0]
    .filter((more) =>
      [...Array(more).keys()].every((one) => isOfTime(from - more + one, one === 0)),
    )
    .map((more) => from - more)
  // Of “bis zum 20. noch einen Abend” the part of the day stands apart.
  const isApart = ({ key }: Token) => spoken.silent.has(key) || hoursOfPart(key) !== null
  const ends = [...Array(to - from).keys()]
    .map((less) => to - less)
    .filter((end) => reading.tokens.slice(end, to).every(isApart))
  const read = ends
    .flatMap((end) => begins.map((begin) => [begin, end] as const))
    .find((one) => readsAs(textOfGroup(reading, one)))
  const [, last = to] = read ?? []
  const whole = withPart(reading, textOfGroup(reading, read ?? group), [from, last], readsAs)
  const brief = briefly(reading, group)
  const all = !readsAs(whole) && readsAs(brief) ? brief : whole
  const isSame = taken !== undefined && plainOf(taken, spoken.words) === plainOf(all, spoken.words)
  const tells = (key: string) =>
    tellsTime(key, said.language) || isStretch(key, said.language) || hoursOfPart(key) !== null
  const isLeft = keys(group).some((key) => tells(key) && !ofSlot.has(key))
  return !isSame && (isLeft || readsAs(all))
    ? { ...request, words: { ...request.words, [slot]: all } }
    : request
}

/** Words about time with the part of the day that is said elsewhere: “which evening suits Ada next week?” */
function withPart(
  { tokens, spots }: Reading,
  words: string,
  [from, to]: Group,
  readsAs: (text: string) => boolean,
): string {
  const isFree = (at: number) =>
    (at < from - 3 || at >= to) &&
    !spots.some((one) => !one.isSoft && one.from <= at && at < one.to)
  const parts = tokens.filter(({ key }, at) => isFree(at) && hoursOfPart(key) !== null)
  const [part, ...others] = parts
  const both = part && others.length === 0 ? `${words} ${part.key}` : words
  return readsAs(both) ? both : words
}

/** Words about time without those that say nothing of it: “Thursday, any time after six”. */
function briefly({ tokens, text, working: { spoken } }: Reading, [from, to]: Group): string {
  return tokens
    .slice(from, to)
    .filter(({ key }) => {
      const classes = spoken.lexicon.classesOf(key)
      return !classes.has('any') && !classes.has('time')
    })
    .map(({ at, end }) => text.slice(at, end))
    .join(' ')
}

/** Words in a row, from one token to before another. */
export type Group = readonly [number, number]

/** The words about time, together with those between them that may be of the same time. */
export function groupsOfTime({ working, text, tokens, spots }: Reading): Group[] {
  const { said, spoken } = working
  const spotAt = (at: number) => spots.find(covers(at))
  const isTime = (at: number, key: string) => {
    const spot = spotAt(at)
    if (spot !== undefined) return spot.kind === 'time' && !spot.isSoft
    return !/\d/.test(key) && tellsTime(key, said.language)
  }
  // “Wednesday in three months”, “Mittwoch abends”, “next week after 7”
  const isBound = (at: number) =>
    spotAt(at)?.kind === 'number' && bounds.has(tokens[at - 1]?.key ?? '')
  const goesOn = (at: number, key: string) =>
    isBound(at) ||
    ((spotAt(at)?.isSoft ?? true) && (isStretch(key, said.language) || hoursOfPart(key) !== null))
  const groups: [number, number][] = []
  for (const [at, { key }] of tokens.entries()) {
    if (!isTime(at, key) && !(groups.length > 0 && goesOn(at, key))) continue
    const last = groups.at(-1)
    const between = last === undefined ? [] : tokens.slice(last[1], at)
    const gap = last && text.slice(tokens[last[1] - 1]?.end, tokens[at]?.at)
    const isNear =
      between.length <= maxBetween &&
      between.every(
        (one) =>
          spoken.silent.has(one.key) ||
          mayBeTimeWord(one.key, text.slice(one.at, one.end), working),
      )
    if (last && isNear && !/[!?;]|\p{L}[.]/u.test(gap ?? '')) last[1] = at + 1
    else if (isTime(at, key)) groups.push([at, at + 1])
  }
  return groups
}

/** Words about time as they were written. */
export function textOfGroup({ text, tokens }: Reading, [from, to]: Group): string {
  const [first, last] = [tokens[from], tokens[to - 1]]
  const isDot = /^\d+(?:\.\d+)?$/.test(last?.key ?? '') && text[last?.end ?? 0] === '.'
  return text.slice(first?.at, (last?.end ?? 0) + (isDot ? 1 : 0))
}
