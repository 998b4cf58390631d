import type { CommitEffect, CommitResult } from '#server/flows/prepared/commit.ts'
import { byHandWords, type ChosenGuest, namesOf, type Reach } from '#server/flows/plans/guests.ts'
import { type PlanRow, toPlan } from '#server/data/plans/rows.ts'
import { toHandle } from '#server/domain/handle.ts'
import { isOrAre } from '#server/domain/spoken_list.ts'
import type { CommitDelivery } from '#generated/types.ts'

/** What became of the message to each of these guests; nobody's is left out. */
export function deliveriesOf({ reached, unreached }: Reach): CommitDelivery[] {
  return [
    ...reached.map(({ person_id, delivery }) => ({
      person_handle: toHandle('person', person_id),
      status: delivery === 'service' ? ('queued' as const) : delivery,
    })),
    ...unreached.map(({ person_id }) => ({
      person_handle: toHandle('person', person_id),
      status: 'delivery_unavailable' as const,
    })),
  ]
}

/** Of these guests those the service writes to. */
export function byService(
  guests: readonly ChosenGuest[],
): (ChosenGuest & { peer_owner: string })[] {
  return guests.flatMap((guest) => {
    const { peer_owner } = guest
    return peer_owner === null ? [] : [{ ...guest, peer_owner }]
  })
}

/**
 * Who is being told, as the end of a sentence, whom the host has to tell, and who could not be reached;
 * empty for nobody.
 */
export function tellingOf({ reached, unreached }: Reach): string {
  const told = byService(reached)
  const telling = told.length > 0 ? `; ${namesOf(told)} ${isOrAre(told.length)} being told` : ''
  return `${telling}.${byHandWords(reached)}${missedWords(unreached)}`
}

/** Who was not reached, as a sentence after others; why is never told. Empty for nobody. */
export function missedWords(unreached: readonly ChosenGuest[]): string {
  const names = namesOf(unreached)
  return names && ` ${names} could not be reached through the service.`
}

/**
 * The answer about a plan. What was done is confirmed; of the messages only that they wait to be sent, for
 * `plans.status.get` to tell what becomes of them. `messages` names them, such as `invites`.
 */
export function planResult(
  plan: PlanRow,
  done: string,
  messages: string,
  answer: Pick<CommitResult, 'deliveries' | 'share_links' | 'text'>,
): CommitResult {
  const plan_handle = toHandle('plan', plan.plan_id)
  const resource = { kind: 'plan', handle: plan_handle }
  const at = plan.updated_at.toISOString()
  const queued = answer.deliveries.filter(({ status }) => status === 'queued').length
  const effects: CommitEffect[] = [{ type: done, state: 'confirmed', resource, at }]
  if (queued > 0) {
    effects.push(
      { type: `plan.${messages}_queued`, state: 'confirmed', resource, at },
      {
        type: `plan.${messages}_sent`,
        state: 'unconfirmed',
        resource,
        reason: `${queued === 1 ? 'One message is' : `${queued} messages are`} queued; the service is sending.`,
        observe: { capability: 'plans.status.get', input: { plan_handle } },
      },
    )
  }
  return { plan: toPlan(plan), effects, ...answer }
}
