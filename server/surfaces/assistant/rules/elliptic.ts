import { afterAnd } from '#server/domain/assistant/message.ts'
import { namedWell } from '#server/domain/assistant/names.ts'
import { windowFields } from '#server/domain/assistant/times.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'

/** The kinds of slots that are people, by any of their fields. */
const ofPeople: ReadonlySet<string> = new Set(['people', 'handles', 'person'])

/** Fields that say when. */
const ofTime: readonly string[] = [
  ...['when_preset', 'starts_after', 'starts_before', 'when'],
  ...['daily_start', 'daily_end', 'days_of_week'],
]

/** The last request with somebody else, or another time: “and Mira?”, “what about next week?”. Null for anything else. */
export function lastRequestWith(working: Working, clause: string): Request | null {
  const { state, spoken, said, names } = working
  const words = afterAnd(clause, spoken)
  const { last } = state
  if (words === null || last === null) return null
  const frame = frameOf(working, { frame: last.frame })
  if (frame === null) return null
  const { slots } = frame
  const named = Object.entries(slots)
  const when = named.find(([, kind]) => kind === 'window')?.[0]
  const who = named.find(([, kind]) => ofPeople.has(kind))?.[0]
  const keep = (without: readonly string[]) =>
    Object.fromEntries(Object.entries(last.slots).filter(([name]) => !without.includes(name)))
  if (when !== undefined && windowFields(words, said) !== null) {
    const values = keep([...ofTime, when])
    return { frame: frame.id, words: { [when]: words }, values, labels: {} }
  }
  const about = { names, spoken, shown: state.shown, focus: state.focus }
  if (who !== undefined && namedWell('people', words, about) >= 0.5) {
    const fields = named.filter(([, kind]) => ofPeople.has(kind)).map(([name]) => name)
    const values = keep([...fields, 'person_handles', 'person_names'])
    return { frame: frame.id, words: { [who]: words }, values, labels: {} }
  }
  return null
}
