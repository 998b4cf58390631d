import { plainOf } from '#server/domain/assistant/message.ts'
import type { Request, Working } from '#server/surfaces/assistant/rules/context.ts'

/**
 * Whether a request changes an item of another plan than the one that was spoken of last, and names no plan: “lane is booked” behind
 * something about the skittles is not sure to be the lanes of the bowling.
 */
export function isOfOtherPlan({ state, names, spoken }: Working, { words }: Request): boolean {
  const { item_handle: item, plan_handle: plan } = words
  if (item === undefined || plan !== undefined) return false
  const newest = state.focus.find(({ kind }) => kind === 'plan')
  const [best] = names.find('item', plainOf(item, spoken.words))
  const of = best && names.byHandle(best.thing.handle)?.plan_handle
  const isSpokenOf = state.focus.some(({ handle }) => handle === best?.thing.handle)
  return newest !== undefined && !isSpokenOf && (of ?? newest.handle) !== newest.handle
}
