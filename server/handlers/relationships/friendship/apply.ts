import { toConnections } from '#server/flows/friendship/accept_invitation.ts'
import { type Applied, fingerprint } from '#server/flows/friendship/review.ts'
import { requireOwnStep } from '#server/flows/friendship/ask_person.ts'
import { stepFor } from '#server/flows/friendship/steps.ts'
import {
  endOfReview,
  openReview,
  reviewAgain,
  type SealedReview,
} from '#server/flows/friendship/token.ts'
import { withAgentNow } from '#server/flows/prepared/agent_now.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { applyOnceAccepted, reviewAppliedBefore } from '#server/domain/messages/friendship_input.ts'
import { Failure, fail } from '#server/domain/basics/failure.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type Context, completed, type Effect, handler } from '#server/runtime/handler.ts'

export default handler('relationships.friendship.apply', async (context, input) => {
  const { review_token } = input
  const prerequisite = reviewAgain(context.seal, context.owner, review_token)
  if (review_token === undefined) {
    throw fail('review_required', { pointer: '/review_token', prerequisite })
  }
  const { seal, owner, db } = context
  const sealed = openReview(seal, owner, review_token, await db.now())
  if (!sealed) throw fail('review_stale', { pointer: '/review_token', prerequisite })
  if (input.accept_consequences !== true) {
    const next = { capability: 'relationships.friendship.apply', reason: applyOnceAccepted }
    throw fail('review_required', {
      pointer: '/accept_consequences',
      prerequisite,
      instead: [{ ...next, input: { review_token }, needs: ['accept_consequences'] }],
    })
  }
  const applied = await apply(
    context,
    { sealed, review_token },
    input.remove_from_likes ?? false,
  ).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'review_stale') throw error
    throw error.with({ prerequisite })
  })
  const { link, result, text } = applied
  return completed(
    {
      result,
      ...(link && {
        link: {
          url: linkUrl(context.base_url, 'connection', link.token),
          invitation_token: link.token,
          expires_at: link.expires_at.toISOString(),
        },
      }),
      connections: toConnections(applied),
    },
    { text, effects: effectsOf(context, applied), replicates: applied.changed },
  )
})

/** Errors: `review_stale` if anything differs from what was reviewed. */
async function apply(
  context: Context,
  { sealed, review_token }: { sealed: SealedReview; review_token: string },
  remove: boolean,
): Promise<Applied> {
  const { db, display_name } = context
  const { subject, excluded } = sealed
  const step = stepFor(subject, display_name)
  await step.lock(db)
  const done = await step.findDone(db)
  if (done) return done
  const review = await step.review(db, excluded)
  if (fingerprint(subject, review) !== sealed.fingerprint)
    throw fail('review_stale', { pointer: '/review_token' })
  requireOwnStep(await withAgentNow(context), review_token, endOfReview(await db.now()))
  const applied = await step.apply(db, review, remove)
  if (applied) return applied
  throw fail('review_stale', {
    pointer: '/review_token',
    message: reviewAppliedBefore,
  })
}

function effectsOf({ execution_id }: Context, { result, people, changed }: Applied): Effect[] {
  if (!changed) return []
  const type = result === 'link_ready' ? 'connection_invitation.created' : types[result]
  const handles = people.map(({ person_id }) => ({
    kind: 'person',
    handle: toHandle('person', person_id),
  }))
  const resources =
    handles.length > 0 ? handles : [{ kind: 'execution', handle: execution_id ?? '' }]
  return resources.map((resource) => ({ type, state: 'confirmed', resource }))
}

const types = {
  connected: 'connection.made',
  disconnected: 'connection.ended',
  closed: 'connection_invitation.closed',
} as const
