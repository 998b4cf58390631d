import { acceptanceSubject } from '#server/flows/friendship/acceptance_subject.ts'
import { toChoice } from '#server/flows/friendship/choices.ts'
import { closeSubject } from '#server/flows/friendship/close_invitation.ts'
import { invitationSubject } from '#server/flows/friendship/create_invitation.ts'
import { disconnectTargets } from '#server/flows/friendship/disconnect.ts'
import { choicesDigest, type Review, type ReviewSubject } from '#server/flows/friendship/review.ts'
import { stepFor } from '#server/flows/friendship/steps.ts'
import {
  openReview,
  reviewAgain,
  type SealedReview,
  sealReview,
} from '#server/flows/friendship/token.ts'
import { findLinkTarget } from '#server/data/links/find.ts'
import { requirePerson } from '#server/data/people/find.ts'
import type { PersonRow } from '#server/data/people/rows.ts'
import { resolvePeople } from '#server/flows/people/resolve.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { linkToken } from '#server/domain/links/token.ts'
import {
  applyOnceAccepted,
  chooseIdentityReason,
  copyTheLink,
  excludeFromEarlierReview,
  sayWhichInvitationToAccept,
  sayWhichStep,
} from '#server/domain/messages/friendship_input.ts'
import { type Context, completed, handler } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

type ReviewInput = Input<'relationships.friendship.review'>

export default handler('relationships.friendship.review', async (context, input) => {
  const { db, seal } = context
  const now = await db.now()
  const previous = previousOf(context, input, now)
  const subject = await subjectOf(context, input, previous)
  const excluded = [...new Set(input.excluded_choices ?? [])]
  const review = await stepFor(subject, context.display_name).review(db, excluded)
  if (previous && choicesDigest(review) !== previous.choices) throw stale(context, input)
  const offered = new Set(review.choices.map(({ choice_id }) => choice_id))
  const unknown = (input.excluded_choices ?? []).findIndex((id) => !offered.has(id))
  if (unknown >= 0) {
    throw fail('reference_not_found', { pointer: `/excluded_choices/${unknown}` })
  }
  const sealed = sealReview(seal, db.owner, { subject, excluded, review }, now)
  return completed(
    {
      review_token: sealed.review_token,
      operation: subject.operation,
      consequences: review.consequences,
      choices: review.choices.map(toChoice),
      identity_choices: review.identity_choices,
      expires_at: sealed.expires_at,
    },
    {
      text: review.text,
      next: [
        ...choosing(subject, review, input),
        {
          capability: 'relationships.friendship.apply',
          reason: applyOnceAccepted,
          input: { review_token: sealed.review_token },
          needs: ['accept_consequences'],
        },
      ],
    },
  )
})

/** The same review as one of the host's people, where the caller may be one of them and has not said so. */
function choosing(
  subject: ReviewSubject,
  { identity_choices }: Review,
  { invitation_token, own_host_person_handle }: ReviewInput,
) {
  const { operation } = subject
  if (operation !== 'accept_invitation' || subject.identity !== null) return []
  if (identity_choices.length === 0) return []
  return [
    {
      capability: 'relationships.friendship.review' as const,
      reason: chooseIdentityReason,
      input: {
        operation,
        ...(invitation_token !== undefined && { invitation_token }),
        ...(own_host_person_handle !== undefined && { own_host_person_handle }),
      },
      needs: [
        ...(invitation_token === undefined ? ['invitation_token'] : []),
        'identity_choice_handle',
      ],
    },
  ]
}

/**
 * The review that is repeated; null for a new one.
 *
 * Errors: `review_stale`, and `subject_required` for exclusions without an earlier review.
 */
function previousOf({ seal, owner }: Context, input: ReviewInput, now: Date): SealedReview | null {
  if (input.previous_review_token === undefined) {
    if ((input.excluded_choices ?? []).length === 0) return null
    throw fail('subject_required', {
      pointer: '/previous_review_token',
      message: excludeFromEarlierReview,
    })
  }
  const previous = openReview(seal, owner, input.previous_review_token, now)
  if (!previous) throw stale({ seal, owner }, input)
  return previous
}

async function subjectOf(
  context: Context,
  input: ReviewInput,
  previous: SealedReview | null,
): Promise<ReviewSubject> {
  if (input.operation === undefined && previous) return previous.subject
  const asked = await subjectOfInput(context, input)
  if (!previous) return asked
  const { subject } = previous
  if (asked.operation === 'create_invitation' && subject.operation === 'create_invitation') {
    // Each review has its own id for the invitation it would make.
    if (isSame({ ...asked, invitation_id: '' }, { ...subject, invitation_id: '' })) return asked
    throw stale(context, input)
  }
  if (!isSame(asked, subject)) throw stale(context, input)
  return asked
}

function isSame(one: ReviewSubject, other: ReviewSubject): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Looks up everything the input refers to before it asks for what is missing. */
async function subjectOfInput(context: Context, input: ReviewInput): Promise<ReviewSubject> {
  const { db } = context
  const people = await peopleOf(context, input)
  const { own_host_person_handle: handle, identity_choice_handle } = input
  const own =
    handle === undefined ? null : await requirePerson(db, handle, '/own_host_person_handle')
  const link = await linkOf(context, input)
  switch (input.operation) {
    case undefined:
      throw fail('subject_required', {
        pointer: '/operation',
        message: sayWhichStep,
      })
    case 'create_invitation':
      return invitationSubject(people, input)
    case 'accept_invitation':
      if (link) return acceptanceSubject(db, link, { identity_choice_handle, own })
      throw fail('subject_required', {
        pointer: '/invitation_token',
        message: sayWhichInvitationToAccept,
      })
    case 'disconnect':
      return disconnectTargets(people)
    case 'close_invitation':
      return closeSubject(db, link, people)
  }
}

/** Everybody the input names, always in the same order. Errors: `reference_not_found`. */
async function peopleOf({ db }: Context, input: ReviewInput): Promise<PersonRow[]> {
  const people = await resolvePeople(db, input.people_handles, [], { handles: 'people_handles' })
  const one =
    input.person_handle === undefined
      ? []
      : [await requirePerson(db, input.person_handle, '/person_handle')]
  const all = new Map([...people, ...one].map((person) => [person.person_id, person]))
  return [...all.values()].sort((a, b) => (a.person_id < b.person_id ? -1 : 1))
}

/** What the invitation's link opens; null without a token. Errors: `reference_not_found`. */
async function linkOf({ db }: Context, { invitation_token, operation }: ReviewInput) {
  if (invitation_token === undefined) return null
  const token = linkToken(invitation_token)
  const link =
    (await findLinkTarget(db, 'connection', token)) ??
    // A guest of a plan whose host offers to connect joins by their own link.
    (operation === 'accept_invitation' ? await findLinkTarget(db, 'invite', token) : null)
  if (!link) {
    throw fail('reference_not_found', { pointer: '/invitation_token', advice: copyTheLink })
  }
  return link
}

function stale({ seal, owner }: Pick<Context, 'seal' | 'owner'>, input: ReviewInput) {
  return fail('review_stale', {
    pointer: '/previous_review_token',
    prerequisite: reviewAgain(seal, owner, input.previous_review_token),
  })
}
