import { foldedWord } from '#generated/server/assistant/tokens.ts'
import { mayBeTime } from '#server/domain/assistant/time_spans.ts'
import { readMoment, windowFields } from '#server/domain/assistant/times.ts'
import { isHandle } from '#server/domain/basics/handle.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { matchesOf } from '#server/surfaces/assistant/rules/matches.ts'
import type { Working } from '#server/surfaces/assistant/rules/context.ts'
import { likelyFrames } from '#server/surfaces/assistant/model/tools.ts'

type Input = Readonly<Record<string, unknown>>

/** Words that may say a time, and how many parts of a message are read for one. */
const [maxTimeWords, maxReadings] = [7, 60]

/**
 * Whether a write is what the person said: the rules find the same capability in the message, they would not ask before it, and every value
 * stands in the message, or is what its words mean. What others wrote can change neither.
 */
export function isSaid(
  working: Working,
  capability: string,
  input: Input,
  labelOf: (handle: string) => string | null,
): boolean {
  const { message } = working.said
  const frames = likelyFrames(matchesOf(working, message.trim())).filter(
    (frame) => frame.capability === capability,
  )
  if (frames.length === 0 || frames.some(({ confirm }) => confirm)) return false
  const said = ` ${wordsOf(message)} `
  const constants = frames.flatMap(({ set }) => Object.values(set))
  let times: Times | null = null
  const stands = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.length > 0 && value.every(stands)
    if (isObject(value)) return Object.values(value).every(stands)
    if (constants.includes(value)) return true
    if (typeof value === 'number') return said.includes(` ${value} `) || inTimes(value)
    if (typeof value !== 'string' || value.trim() === '') return false
    const words = isHandle(value) ? labelOf(value) : value
    if (words === null) return false
    const folded = wordsOf(words)
    return (folded !== '' && said.includes(` ${folded} `)) || inTimes(value)
  }
  const inTimes = (value: string | number): boolean => {
    times ??= timesIn(working)
    const at =
      typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN
    return times.values.has(value) || times.instants.has(at)
  }
  return Object.values(input).every(stands)
}

/** Words alone: folded, without marks. */
function wordsOf(text: string): string {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).map(foldedWord).join(' ')
}

/** What the times in a message mean: instants, and values of fields. */
interface Times {
  readonly instants: ReadonlySet<number>
  readonly values: ReadonlySet<unknown>
}

function timesIn({ said, spoken }: Working): Times {
  const words = said.message.slice(0, 400).split(/\s+/).filter(Boolean)
  const silent = new Set([...spoken.words.fillers, ...spoken.words.edges])
  const [instants, values] = [new Set<number>(), new Set<unknown>()]
  let left = maxReadings
  for (let length = maxTimeWords; length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length && left > 0; at += 1) {
      const part = words
        .slice(at, at + length)
        .join(' ')
        .replace(/[.,;!?]+$/, '')
      if (!mayBeTime(part, said.language, silent)) continue
      left -= 1
      const moment = readMoment(part, said, null)
      // What the clocks show twice, or skip, is to be asked about.
      if (moment && 'at' in moment && !moment.clocks) instants.add(Date.parse(moment.at))
      if (moment && 'day' in moment) values.add(moment.day)
      for (const value of Object.values(windowFields(part, said)?.fields ?? {})) {
        values.add(value)
        if (typeof value === 'string' && value.includes('T')) instants.add(Date.parse(value))
      }
    }
  }
  return { instants, values }
}
