import { readMoment } from '#server/domain/assistant/times.ts'
import { withDays } from '#server/domain/assistant/said_numbers.ts'
import type { Request } from '#server/surfaces/assistant/rules/context.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { keptInState } from '#server/surfaces/assistant/rules/kept_in_state.ts'
import { sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isBeside } from '#server/surfaces/assistant/rules/sense/said_beside.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import type { Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Classes of words for a deadline, and of those that may stand with them. */
const ofDeadline: readonly string[] = ['deadline', 'answers', 'answer_v']
const beside: readonly string[] = [...ofDeadline, 'until', 'must', 'need', 'guests', 'everybody']

/** A new draft with the deadline that is said behind it: “draft the planetarium for Saturday 3pm with Ada, answers by Thursday noon”. */
export const draftWithDeadline = keptInState((working, clause): Request | null => {
  const { said, spoken } = working
  const reading = readingIn(working, clause)
  const at = deadlineIn(reading)
  const time = reading.spots.at(-1)
  if (at === null || time?.kind !== 'time' || isMarked(clause)) return null
  const { tokens, text } = reading
  const head = text.slice(0, tokens[at]?.at).replace(/[\s,;–-]+$/u, '')
  const request = sureRequest(working, head)
  const read = readMoment(withDays(time.text, spoken), said, null)
  const isDraft = request && frameOf(working, request)?.capability === 'plans.draft.create'
  if (!isDraft || read === null || !('at' in read) || read.clocks !== undefined) return null
  return { ...request, values: { ...request.values, rsvp_deadline: read.at } }
})

/** Where the words for a deadline begin that stand behind a comma and before the last time; null where anything else is said there. */
function deadlineIn(reading: Reading): number | null {
  const { tokens, tags, spots, text } = reading
  const time = spots.at(-1)
  if (time === undefined) return null
  const isCut = (at: number) =>
    at > 0 && /[,;.–]\s*$/u.test(text.slice(tokens[at - 1]?.end, tokens[at]?.at))
  const cut = tokens.findLastIndex((_, at) => at <= time.from && isCut(at))
  if (cut < 1) return null
  const isTold = tokens.slice(cut).every((_, index) => {
    const at = cut + index
    return (time.from <= at && at < time.to) || isBeside(reading, at, beside)
  })
  const isOfDeadline = tags.some(
    ({ from, classes }) => from >= cut && ofDeadline.some((one) => classes.has(one)),
  )
  return isTold && isOfDeadline ? cut : null
}
