import type { Frame } from '#generated/server/assistant/frame.ts'
import type { Tag } from '#server/domain/assistant/lexicon.ts'
import { plainOf, saysOneOf } from '#server/domain/assistant/message.ts'
import { readShift } from '#server/domain/assistant/shift.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import type { Senses } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hasTag } from '#server/surfaces/assistant/rules/sense/weighing.ts'

/** Classes of words with which a time is of something else than the plan. */
const ofOthers: readonly string[] = ['past', 'left', 'open_state', 'open_p', 'free', 'friend']

/**
 * Whether the end of a plan is perhaps of somebody or something else, or only asked about: “the sitter can until 10”, “I can stay until 10”,
 * “until 10?”.
 */
export function isEndOfOther(
  { spoken }: Working,
  clause: string,
  { words }: Request,
  { reading }: Senses,
): boolean {
  if (!Object.keys(words).some((slot) => slot.endsWith('scheduled_ends_at'))) return false
  const { tokens, unknown } = reading
  const isOwn = tokens.some(({ key }) => spoken.words.selves.includes(key))
  const isAble = isOwn && hasTag(reading, 'can')
  const isOther = tokens.some(({ key }) =>
    ofOthers.some((one) => spoken.lexicon.classesOf(key).has(one)),
  )
  return isMarked(clause) || unknown.length > 0 || isAble || isOther
}

/** Whether the place where people meet is somebody who is met there: “I meet Ada at 6 before bowling”. */
export function isMetBefore({ words }: Request, { reading: { spots } }: Senses): boolean {
  const place = words['changes.meetup_location_text'] ?? words.meetup_location_text
  return spots.some(
    ({ kind, text, isWhose, things: [best] }) =>
      kind === 'name' && best?.thing.kind === 'person' && !isWhose && text === place?.trim(),
  )
}

/** Whether a plan that its name means only in part is elsewhere, perhaps: “sag den Weihnachtsmarkt in Köln ab”. */
export function isAtOtherPlace({ words }: Request, { reading: { spots } }: Senses): boolean {
  const { plan_handle: plan } = words
  const isInPart = spots.some(
    ({ kind, text, things: [best] }) =>
      kind === 'name' && text === plan && best !== undefined && best.sure < 1,
  )
  const isLeft = spots.some(
    ({ kind, text }) =>
      kind === 'area' && !Object.values(words).some((said) => said.includes(text)),
  )
  return isInPart && isLeft
}

/** Whether the first of those who would leave a plan does something with the others: “Zoë holt Ben vom Bowling ab”. */
export function isDoneToGuest({ words }: Request, { reading }: Senses): boolean {
  const { spots, tokens, working } = reading
  const { joiners, articles } = working.spoken.words
  const people = spots.filter(
    ({ kind, things: [best] }) => kind === 'name' && best?.thing.kind === 'person',
  )
  const [doer, other] = people
  const { removed = '' } = words
  if (!doer || !other || doer.from !== 0) return false
  const between = tokens.slice(doer.to, other.from).map(({ key }) => key)
  const isRow = between.every((key) => joiners.includes(key) || articles.includes(key))
  return !isRow && [doer, other].every(({ text }) => removed.includes(text))
}

/** Whether a number of people is perhaps of something else: “my car can seat five for bowling”. */
export function isLimitOfOther(
  { words }: Request,
  { reading: { unknown, spots } }: Senses,
): boolean {
  const isLimit = Object.keys(words).some((slot) => slot.endsWith('capacity_max'))
  return isLimit && unknown.some((at) => at < (spots[0]?.from ?? 0))
}

/** Whether a time is of something else: how long or how far away something is, “bowling can take six hours”, or when something goes out. */
export function isTimeOfOther(
  { capability }: Frame,
  { words }: Request,
  { reading }: Senses,
): boolean {
  const time = Object.entries(words).find(([slot]) => /(?:^|\.)scheduled_at$/u.test(slot))?.[1]
  const isChange = /^plans\.(?:update|draft)/u.test(capability)
  const { words: spoken } = reading.working.spoken
  const { shift_earlier, shift_silent, articles } = spoken
  const turns = [...shift_earlier, ...shift_silent].filter((one) => !articles.includes(one))
  const isMoved = hasTag(reading, 'move') || saysOneOf(plainOf(reading.text, spoken), turns)
  if (time === undefined || !isChange) return false
  // “The market starts to get crowded at 5”
  const { to_do = [] } = spoken.passed_on
  const { tags, tokens, spots } = reading
  const isToDo = ({ to, classes }: Tag) =>
    classes.has('start') &&
    to_do.includes(tokens[to]?.key ?? '') &&
    !spots.some(({ from }) => from === to + 1)
  if (tags.some(isToDo)) return true
  // “Bowling was at 8 last year”
  const { finite = [], over = [] } = spoken.clause
  const isChanged = hasTag(reading, 'move', 'make_it', 'rather')
  if (!isChanged && tokens.some(({ key }) => over.includes(key))) return true
  // “The day after tomorrow is Christmas”
  const [first, second] = spots
  const isLinked = first && second && second.from === first.to + 1
  const isCalendar =
    isLinked && first.kind === 'time' && finite.includes(tokens[first.to]?.key ?? '')
  if (isCalendar) return true
  if (isMoved) return false
  return readShift(time, '', spoken) !== null || hasTag(reading, 'go_out', 'send')
}
