import { joinersOf } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { asking, requesting } from '#server/surfaces/assistant/rules/sense/asking.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Where a word joins a request to another one for a change: “add karaoke to it and take the jazz night off”. */
export function isJoined(reading: Reading): boolean {
  const isAskedBefore = (at: number) =>
    reading.tags.some(
      ({ from, classes }) => from < at && [...classes].some((one) => requesting.has(one)),
    )
  return joinersIn(reading, asking).some((at) => isAskedBefore(at) && !isNaming(reading, at))
}

/** Whether what follows a word only says what is made is called: “make me a list and call it Camping”. */
export function isNaming({ tags, spots }: Reading, joiner: number): boolean {
  const isNew = tags.some(({ to, classes }) => to <= joiner && classes.has('make'))
  const [next] = tags.filter(({ from }) => from > joiner)
  const last = Math.max(joiner + 2, next?.to ?? 0)
  const isIt = spots.some(({ kind, from }) => kind === 'it' && from > joiner && from <= last)
  return isNew && isIt && next?.classes.has('rename') === true
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
