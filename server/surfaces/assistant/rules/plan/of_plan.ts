import type { Frame } from '#generated/server/assistant/frame.ts'
import type { NamedByPerson } from '#server/domain/assistant/state.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'
import { isOnlyTold } from '#server/surfaces/assistant/rules/doubt/only_told.ts'
import { isPassedOn } from '#server/surfaces/assistant/rules/doubt/passed_on.ts'
import { isReported } from '#server/surfaces/assistant/rules/doubt/texts.ts'
import { readingIn } from '#server/surfaces/assistant/rules/sense/senses.ts'
import { type Spot, surely } from '#server/surfaces/assistant/rules/sense/spot.ts'
import { isHedged } from '#server/surfaces/assistant/rules/sure.ts'
import { changing } from '#server/surfaces/assistant/rules/topic.ts'

/** Whether a name surely means somebody. */
export function isPerson({ kind, things }: Spot): boolean {
  return kind === 'name' && things[0]?.thing.kind === 'person' && things[0].sure >= surely
}

/** What a name means; null where it may mean something else as well. */
export function handleOf({ things: [first, second] }: Spot): string | null {
  return first === undefined || second?.sure === first.sure ? null : first.thing.handle
}

/** The plan that a message names, or the one that was spoken of last; null for a plan that is not the account's own. */
export function planMeant(working: Working, named: Spot | undefined): NamedByPerson | null {
  return named === undefined ? planSpokenOf(working) : hostedPlan(working, named)
}

/** The plan that a name is of, where it is the account's own; null for anything else. */
export function hostedPlan({ names }: Working, { kind, things }: Spot): NamedByPerson | null {
  const found = things.find(({ thing }) => thing.kind === 'plan')
  const plan = kind === 'name' && found ? names.byHandle(found.thing.handle) : undefined
  return plan === undefined || plan.is_invited === true ? null : plan
}

/** The plan that was spoken of last, where it is the account's own and is ahead. */
function planSpokenOf({ state, names }: Working): NamedByPerson | null {
  const [last] = state.focus
  const plan = last?.kind === 'plan' ? names.byHandle(last.handle) : undefined
  return plan && isOwnAhead(plan) ? plan : null
}

/** Whether a plan is the account's own, and is a draft or has a time that is ahead. */
export function isOwnAhead({ is_draft, is_invited, scheduled_at }: NamedByPerson): boolean {
  return is_invited !== true && (is_draft === true || Boolean(scheduled_at))
}

/** The frame that changes the guests of a plan. */
export function guestsFrame(plan: NamedByPerson): Frame | undefined {
  return changing(plan.is_draft === true ? 'draft' : 'sent', 'added', undefined)
}

/** A change of a plan that is named or was spoken of last; unsure where its message only wishes for it, reports it or passes it on. */
export function requestOfPlan(
  working: Working,
  clause: string,
  { frame, plan, named }: { frame: Frame; plan: NamedByPerson; named: Spot | undefined },
  change: Partial<Pick<Request, 'words' | 'values'>>,
): Request {
  const words = { ...(named && { plan_handle: named.text }), ...change.words }
  return {
    ...{ frame: frame.id, words, language: working.said.language },
    values: { ...(named ? {} : { plan_handle: plan.handle }), ...change.values },
    labels: named ? {} : { plan_handle: plan },
    unsure:
      isHedged(working, clause) ||
      isOnlyTold(readingIn(working, clause), frame) ||
      isReported(working, clause) ||
      isPassedOn(working, clause, words),
  }
}
