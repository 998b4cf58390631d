import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { planMeant, requestOfPlan } from '#server/surfaces/assistant/rules/plan/of_plan.ts'
import { keptInState } from '#server/surfaces/assistant/rules/kept_in_state.ts'
import { isBeside, phraseAt } from '#server/surfaces/assistant/rules/sense/said_beside.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Spot } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { hasTag, type Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { changing } from '#server/surfaces/assistant/rules/topic.ts'

/** Classes of words that may stand beside the end of a plan; those of the last ones only where its end is named. */
const beside: readonly string[] = ['plan', 'draft', 'must', 'make_it', 'rather', 'time', 'can']
const besideEnd: readonly string[] = [...beside, 'add', 'save', 'move', 'make', 'that_clause']

/** The end of a plan, or how long it takes: “bowling ends at 10pm”, “Kegeln till 11”, “das Kegeln dauert drei Stunden”. */
export const planEnds = keptInState((working, clause): Request | null => {
  const reading = readingIn(working, clause)
  const { text, tokens, spots } = reading
  const end = endIn(reading)
  const [time] = spots.filter(isTime)
  const [named, ...others] = spots.filter((one) => one !== time && one.kind !== 'it')
  const plan = planMeant(working, named)
  if (end === null || time === undefined || plan === null || others.length > 0) return null
  // “Bowling until 10 is too long”, “until 9 I have no time”
  const { no, senses } = working.spoken.words
  const isNo = tokens.some(({ key }) => no.includes(key) || senses.too?.includes(key))
  if (isNo || hasTag(reading, 'not')) return null
  const isOther = tokens.some((_, at) => {
    const isIn = (one: { from: number; to: number }) => one.from <= at && at < one.to
    if (isIn(time) || (named && isIn(named)) || end.words.some(isIn)) return false
    return !isBeside(reading, at, end.isNamed ? besideEnd : beside)
  })
  // “I can stay at bowling until 10” is of oneself.
  const isOwn =
    hasTag(reading, 'can') && tokens.some(({ key }) => working.spoken.words.selves.includes(key))
  if (isOwn || hasTag(reading, 'past')) return null
  if (isOther || isMarked(clause) || (end.says === 'long') !== isLength(working, time)) return null
  const isDraft = plan.is_draft === true
  const slot = isDraft ? 'scheduled_ends_at' : 'changes.scheduled_ends_at'
  const frame = changing(isDraft ? 'draft' : 'sent', slot, undefined)
  if (frame === undefined) return null
  const from = Math.max(
    time.from,
    ...end.words.filter(({ to }) => to <= time.to).map(({ to }) => to),
  )
  const said = text.slice(tokens[from]?.at, tokens[time.to - 1]?.end)
  return requestOfPlan(working, clause, { frame, plan, named }, { words: { [slot]: said } })
})

/** Whether a message speaks of the end of something, so that its time is no start: then a start is asked about. */
export function isOfEnd(reading: Reading, slots: readonly string[]): boolean {
  const isStart = slots.some((slot) => /(?:^|\.)scheduled_at$/u.test(slot))
  return isStart && endIn(reading) !== null
}

/** What says that a time is an end, or that an amount of time is how long something takes. */
interface End {
  readonly says: 'end' | 'long'
  /** Whether a word for it says so, and not “until” alone. */
  readonly isNamed: boolean
  readonly words: readonly { readonly from: number; readonly to: number }[]
}

function endIn(reading: Reading): End | null {
  const { tokens, tags, spots, working } = reading
  const times = spots.filter(isTime)
  // “The end of January” is a time, and no end.
  const isInTime = (one: { from: number; to: number }) =>
    times.some(({ from, to }) => from <= one.from && one.from < to) &&
    !/^\d{1,2}(?:[.:]\d\d)?\p{L}*$/u.test(tokens[one.to]?.key ?? '')
  const isName = (at: number) =>
    spots.some(({ kind, from, to }) => kind === 'name' && from <= at && at < to)
  const words = tokens.flatMap((_, from) => {
    const found = isName(from) ? null : phraseAt(reading, from, working.spoken.words.ends)
    return found ? [{ from, ...found }] : []
  })
  const has = (some: string) => words.some(({ says }) => says === some)
  const isEnd = has('end') || words.some((one) => one.says === 'noun' && !isInTime(one))
  if (isEnd || has('long')) return { says: isEnd ? 'end' : 'long', isNamed: true, words }
  // “Push it until 9” says where it goes.
  const isOther = tags.some(
    ({ from, to, classes }) =>
      !words.some((one) => one.from <= from && to <= one.to) &&
      ofOthers.some((one) => classes.has(one)),
  )
  const isBefore = (one: { from: number; to: number }) =>
    times.some(({ from }) => one.from <= from && from <= one.to)
  if (isOther || !words.some((one) => one.says === 'until' && isBefore(one))) return null
  return { says: 'end', isNamed: false, words }
}

/** Classes of words with which “until” is no end of a plan. */
const ofOthers: readonly string[] = ['move', 'deadline', 'answer_v', 'free', 'come']

/** A time of a day, an hour alone, or an amount of time. */
function isTime({ kind, isMoment }: Spot): boolean {
  return (kind === 'time' || kind === 'number') && isMoment
}

function isLength({ spoken }: Working, { text }: Spot): boolean {
  const units = Object.values(spoken.words.shift_units).flat()
  return text
    .toLowerCase()
    .split(/\s+/u)
    .some((one) => units.includes(one))
}
