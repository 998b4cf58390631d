import type { Answer, Prepared } from '#sdk/src/answer.ts'
import type { Client } from '#sdk/src/client.ts'
import type { OperationId } from '#sdk/src/index.ts'
import type { Call } from '#sdk/src/operation.ts'

/** The data of a call that reached its result. */
export async function reached<Id extends OperationId>(
  call: Call<Id>,
): Promise<NonNullable<Answer<Id>['data']>> {
  const { status, data, outcome, error } = await call
  if (status === 'completed' && data) return data
  throw new Error(`${status}: ${JSON.stringify(error ?? outcome)}`)
}

/** Commits what was prepared, as after an explicit approval. */
export async function approve({ prepared }: { prepared?: Prepared | null }) {
  if (!prepared) throw new Error('Nothing is prepared.')
  return reached(prepared.commit())
}

/** Reviews a step of a friendship and accepts what it brings with it. */
export async function takeStep(
  client: Client,
  step: Parameters<Client['relationships']['friendship']['review']>[0],
) {
  const { review_token } = await reached(client.relationships.friendship.review(step))
  return reached(client.relationships.friendship.apply({ review_token, accept_consequences: true }))
}
