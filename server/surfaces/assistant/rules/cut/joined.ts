import { joinersOf } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { asking, requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Where a word joins a request to another one for a change: “add karaoke to it and take the jazz night off”. */
export function isJoined(reading: Reading): boolean {
  const isAskedBefore = (at: number) =>
    reading.tags.some(
      ({ from, classes }) => from < at && [...classes].some((one) => requesting.has(one)),
    )
  return joinersIn(reading, asking).some(isAskedBefore)
}

/** The words that join what follows to a request, right before a verb of some classes. */
function joinersIn(
  { tokens, tags, spots, working: { spoken } }: Reading,
  verbs: ReadonlySet<string>,
): number[] {
  const joiners = joinersOf(spoken.words)
  const isNamed = (at: number) =>
    spots.some(({ kind, from, to }) => kind !== 'subject' && from <= at && at < to)
  const asks = (at: number) =>
    !isNamed(at) &&
    tags.some(({ from, classes }) => from === at && [...classes].some((one) => verbs.has(one)))
  return tokens.flatMap(({ key }, at) => {
    if (!joiners.includes(key) || at < 2) return []
    let next = at + 1
    while (next < tokens.length && spoken.silent.has(tokens[next]?.key ?? '') && !asks(next))
      next += 1
    return asks(next) ? [at] : []
  })
}
