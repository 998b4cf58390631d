import { covers } from '#server/surfaces/assistant/rules/sense/spot.ts'
import type { Request } from '#server/surfaces/assistant/rules/context.ts'
import { cutsIn, type Why } from '#server/surfaces/assistant/rules/cut/cuts.ts'
import { beginsWith } from '#server/surfaces/assistant/rules/cut/parts_said.ts'
import { isMarked } from '#server/surfaces/assistant/rules/doubt/questions_asked.ts'
import { guestsFrame, hostedPlan, isPerson } from '#server/surfaces/assistant/rules/plan/of_plan.ts'
import { keptInState } from '#server/surfaces/assistant/rules/kept_in_state.ts'
import { isRead } from '#server/surfaces/assistant/rules/matches.ts'
import { frameOf } from '#server/surfaces/assistant/rules/request.ts'
import { sureRequest } from '#server/surfaces/assistant/rules/sense/choose.ts'
import { isBeside, phraseAt } from '#server/surfaces/assistant/rules/sense/said_beside.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { hasTag, type Reading } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'

/** Classes of verbs that add somebody, and of words that may stand behind them. */
const adding: ReadonlySet<string> = new Set(['add', 'invite'])
const beside: readonly string[] = [
  ...adding,
  'too',
  'guests',
  'guestlist',
  'person',
  'list',
  'come',
]

/** Classes of verbs with which somebody wants something. */
const wishing: readonly string[] = ['want', 'of_somebody', 'like']

/** Where what is told ends and what is asked for begins. */
const between: ReadonlySet<Why> = new Set(['comma', 'semicolon', 'sentence', 'dash', 'turned'])

/**
 * Who is added to a plan that was named before: because they want to come, “Zoë wants to join bowling, put her on the list”, or because there
 * is room, “room for two more at bowling, get Zoë and Priya in”.
 */
export const guestWished = keptInState((working, clause): Request | null => {
  const cut = cutsIn(clause, working.spoken.words).findLast(({ why }) => between.has(why))
  if (cut === undefined || isMarked(clause)) return null
  const [told, asked] = [clause.slice(0, cut.from), clause.slice(cut.behind)]
  if (!beginsWith(working, asked, adding)) return null
  if ([told, asked].some((part) => isHedged(working, part))) return null
  const [before, behind] = [readingIn(working, told), readingIn(working, asked)]
  const plans = before.spots.filter(({ kind }) => kind === 'name').filter((one) => !isPerson(one))
  const [named] = plans
  const plan = named && hostedPlan(working, named)
  if (!plan || plans.length > 1 || hasTag(before, 'not', 'past', 'take', 'cancel', 'move'))
    return null
  // “Max 6 for bowling, invite Zoë” asks for two things.
  const request = sureRequest(working, told)
  const other = request && frameOf(working, request)
  if (other && !isRead({ frame: other })) return null
  const added = peopleIn(before, behind)
  const frame = guestsFrame(plan)
  if (frame === undefined || added.length === 0) return null
  return {
    ...{ frame: frame.id, words: {}, values: { plan_handle: plan.handle, added } },
    ...{ labels: { plan_handle: plan }, unsure: false, language: working.said.language },
  }
})

/** Who is added: those who are named, where nobody was before them, or the one who wants to come; none where anything else is said. */
function peopleIn(before: Reading, behind: Reading): readonly string[] {
  const { tokens, spots, working } = behind
  const isOther = tokens.some((_, at) => {
    const isSpot = spots.some(covers(at))
    const isPhrase = phraseAt(behind, at, working.spoken.words.guests)?.says === 'in'
    const isJoiner = working.spoken.words.joiners.includes(tokens[at]?.key ?? '')
    return !isSpot && !isPhrase && !isJoiner && !isBeside(behind, at, beside)
  })
  const [first] = before.spots.filter(isPerson)
  const isNot = tokens.some(({ key }) => working.spoken.words.not.includes(key))
  if (isOther || isNot || hasTag(behind, 'not')) return []
  const handles = spots.filter(isPerson).map(({ things }) => things[0]?.thing.handle ?? '')
  if (handles.length === spots.length && first === undefined)
    return hasTag(before, 'max', 'guests') ? handles : []
  // “Ben says Zoë wants to come” is of somebody else.
  const verb = before.tags.find(({ from }) => from === first?.to)
  // “Zoë wants bowling shoes”, “Zoë wants to know when it starts”
  const isToCome = isAllOfGuests(before) && !hasTag(before, 'know', 'when')
  const isWish = isToCome && first?.from === 0 && wishing.some((one) => verb?.classes.has(one))
  const isOne = spots.length === 1 && spots[0]?.kind === 'them'
  const isPlural = working.spoken.words.several.includes(tokens[spots[0]?.from ?? 0]?.key ?? '')
  return isWish && isOne && !isPlural ? [first.things[0]?.thing.handle ?? ''] : []
}

/** Whether all behind the name of a plan says who comes: “bowling with Ada and me”, and not “bowling shoes”. */
function isAllOfGuests({ tokens, spots, working }: Reading): boolean {
  const { silent, words } = working.spoken
  const idle = [...words.joiners, ...words.with_person, ...words.selves]
  const plan = spots.find((one) => one.kind === 'name' && !isPerson(one))
  return tokens.every(
    ({ key }, at) =>
      at < (plan?.to ?? 0) || silent.has(key) || idle.includes(key) || spots.some(covers(at)),
  )
}
