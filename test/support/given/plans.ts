import type { Data } from '#generated/types.ts'
import { answer } from '#test/support/given/lists.ts'
import type { Caller } from '#test/support/world.ts'

/** The instant this many hours from now, to the second, as callers write it. */
export function inHours(hours: number): string {
  return new Date(Math.round(Date.now() / 1000 + hours * 3600) * 1000).toISOString()
}

/** A new idea; its candidate is what drafts are made from. */
export async function aCandidate(account: Caller, input: Record<string, unknown> = {}) {
  const { data } = await answer(account, 'ideas.structured_create', {
    kind: 'place',
    title: `Ramen ${crypto.randomUUID().slice(0, 8)}`,
    ...input,
  })
  return data.idea
}

/** A new draft of a new idea. */
export async function aDraft(
  account: Caller,
  input: Record<string, unknown> = {},
): Promise<Data<'plans.draft.create'>> {
  const { candidate_id } = await aCandidate(account)
  const { data } = await answer(account, 'plans.draft.create', {
    candidate_id,
    scheduled_at: inHours(48),
    ...input,
  })
  return data
}

/** A new draft that was reviewed; its handle. */
export async function aReviewedDraft(account: Caller, input: Record<string, unknown> = {}) {
  const { plan } = await aDraft(account, input)
  await answer(account, 'plans.draft.preview', { plan_handle: plan.plan_handle })
  return plan.plan_handle
}
