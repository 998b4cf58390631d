import { whoAndWhen, withValues } from '#server/surfaces/assistant/rules/condition/said.ts'
import { areasIn } from '#server/surfaces/assistant/rules/condition/areas.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { mayBeTimeWord } from '#server/surfaces/assistant/rules/fits.ts'
import { isPerson } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Saved ideas of somebody, or places somewhere: who it is, and when, are no words of what is looked for, and where is. */
export function withQueryAlone(working: Working, request: Request, reading: Reading): Request {
  const { query, ...words } = request.words
  const { spots, tokens, text } = reading
  if (query === undefined) {
    const areas = areasIn(reading).map((one) => one.text)
    return areas.length === 0 ? request : withValues(request, { query: areas.join(' ') })
  }
  const begin = text.indexOf(query)
  if (begin < 0) return request
  const people = spots.filter(isPerson)
  const isOther = whoAndWhen(reading, people)
  const inQuery = [...tokens.entries()].filter(
    ([, token]) => begin <= token.at && token.end <= begin + query.length,
  )
  // Nothing is kept with when it was saved: “what I saved last week”.
  const ofTime = inQuery.filter(([, { key }]) => !working.spoken.silent.has(key))
  const isPast = ([, { at, end, key }]: (typeof ofTime)[number]) =>
    mayBeTimeWord(key, text.slice(at, end), working)
  if (ofTime.every(isPast)) return { ...request, words, left: [query] }
  if (!inQuery.some(([at]) => isOther(at))) return request
  const left = inQuery
    .filter(([at, { key }]) => !isOther(at) && !working.spoken.silent.has(key))
    .map(([, { at, end }]) => text.slice(at, end))
  const handle = 'person_name' in words ? undefined : people[0]?.things[0]?.thing.handle
  const isOfPeople = request.frame.startsWith('ideas.saved.query')
  return withValues(
    { ...request, words: { ...words, ...(left.length > 0 && { query: left.join(' ') }) } },
    isOfPeople && handle !== undefined ? { person_handle: handle } : {},
  )
}
