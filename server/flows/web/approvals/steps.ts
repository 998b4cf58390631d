import { listAskedReviews } from '#server/data/reviews/find.ts'
import { listPrincipals } from '#server/data/tokens/list_principals.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import type { Seal } from '#server/domain/basics/seal.ts'
import type { Session } from '#server/domain/web/session.ts'
import { type StepView, viewStep } from '#server/flows/web/approvals/review.ts'
import type { WebContext } from '#server/flows/web/context.ts'

/** A step of a friendship that waits for the person. */
export interface ListedStep extends Pick<StepView, 'operation' | 'text'> {
  readonly review_handle: string
  /** What the agent that asked is called; null where it has no token any more. */
  readonly label: string | null
  readonly expires_at: Date
  /** The database's time. */
  readonly now: Date
}

/** How many are looked at: each is reviewed again, because what it would do may have changed. */
const most = 10

/** @returns the steps of friendships that agents have asked the person for and that can still be taken, the newest first. */
export async function listSteps(
  context: Pick<WebContext, 'database'> & { readonly seal: Seal },
  session: Pick<Session, 'owner' | 'display_name'>,
): Promise<ListedStep[]> {
  const { asked, labels } = await context.database.read(session.owner, async (db) => {
    const found = await listAskedReviews(db, most)
    const principals = await listPrincipals(
      db,
      found.map(({ asked_by }) => asked_by),
    )
    const known = principals.map(({ principal_id, label }) => [principal_id, label] as const)
    return { asked: found, labels: new Map(known) }
  })
  const steps: ListedStep[] = []
  for (const { review_id, asked_by, expires_at, now } of asked) {
    const review_handle = toHandle('review', review_id)
    const view = await viewStep(context, session, review_handle)
    if (view === null || view === 'over') continue
    const { operation, text } = view
    const label = labels.get(asked_by) ?? null
    steps.push({ review_handle, operation, text, label, expires_at, now })
  }
  return steps
}
