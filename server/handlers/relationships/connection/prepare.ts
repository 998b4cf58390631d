import {
  applyInvitation,
  invitationSubject,
  reviewInvitation,
} from '#server/flows/friendship/create_invitation.ts'
import { linkUrl } from '#server/domain/links/paths.ts'
import { requireListId } from '#server/data/lists/find.ts'
import { lockList } from '#server/data/lists/lock.ts'
import type { ListRow } from '#server/data/lists/rows.ts'
import { requirePerson } from '#server/data/people/find.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import { requireListByWords } from '#server/flows/lists/by_words.ts'
import { refuseSharingView } from '#server/flows/lists/saved_view.ts'
import { personByWords } from '#server/flows/people/by_words.ts'
import { lockPeople } from '#server/flows/people/lock.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { mustMeanTheSame } from '#server/domain/messages/input.ts'
import { nameKey } from '#server/domain/basics/name_key.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import {
  invitationIsReady,
  needsNoInvitation,
  sayWhatToPrepare,
} from '#server/domain/messages/connections.ts'
import { commitReason } from '#server/domain/messages/plans.ts'
import {
  makesManualLink,
  neverContacted,
  whichList,
  whichPerson,
} from '#server/domain/messages/sharing.ts'
import { listShare, listToShare } from '#server/flows/prepared/list_share.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { type Context, completed, handler } from '#server/runtime/handler.ts'
import type { Input } from '#generated/types.ts'

type Wanted = Input<'relationships.connection.prepare'>

export default handler('relationships.connection.prepare', async (context, input) => {
  if (input.operation === 'prepare_list_share') return shareList(context, input)
  if (input.operation === 'prepare_connection_invite') return invite(context, input)
  throw fail('subject_required', {
    pointer: '/operation',
    message: sayWhatToPrepare,
  })
})

async function shareList(context: Context, input: Wanted) {
  const { db } = context
  const { pointer } = where(input)
  // An unknown handle is refused before words that name nothing.
  if (input.person_handle !== undefined) await requirePerson(db, input.person_handle, pointer)
  const list = await listOf(context, input)
  refuseSharingView(list, '/idea_list_handle')
  const person = await personOf(context, input)
  if (!person) {
    throw fail('subject_required', { pointer, message: whichPerson })
  }
  if (person.classification !== 'connected') {
    throw fail('recipient_not_eligible', {
      pointer,
      message: neverContacted(person.display_name),
      next: [
        {
          capability: 'ideas.lists.share.prepare',
          reason: makesManualLink,
          input: {
            ideas_list_handle: toHandle('list', list.list_id),
            person_handle: toHandle('person', person.person_id),
          },
        },
      ],
    })
  }
  const subject = await listToShare(db, list)
  const { prepared, presentation } = await listShare.prepare(context, subject, { person, pointer })
  return completed(
    { prepared },
    {
      ...presentation,
      next: [
        {
          capability: 'actions.commit',
          reason: commitReason,
          input: { action_handle: prepared.action_handle },
        },
      ],
    },
  )
}

/** Makes a link for one person, or for anybody. It may show any of the likes that are meant for the person. */
async function invite({ db, base_url, execution_id, ...context }: Context, input: Wanted) {
  const person = await personOf({ db, ...context }, input)
  if (person?.classification === 'connected') {
    throw fail('subject_required', {
      pointer: where(input).pointer,
      message: needsNoInvitation(person.display_name),
    })
  }
  const subject = invitationSubject(person ? [person] : [], { mode: 'individual' })
  const review = await reviewInvitation(db, subject, [])
  const made = await applyInvitation(db, subject, review, false)
  if (!made?.link) throw new Error('A new invitation already existed.')
  const { token, expires_at } = made.link
  return completed(
    {
      manual_invitation: {
        url: linkUrl(base_url, 'connection', token),
        invitation_token: token,
        expires_at: expires_at.toISOString(),
      },
    },
    {
      text: invitationIsReady(person?.display_name ?? null),
      disclosures: review.consequences
        .filter(({ code }) => disclosed.has(code))
        .map(({ code, message }) => ({ name: `connection.${code}`, text: message })),
      effects: [
        {
          type: 'connection_invitation.created',
          state: 'confirmed',
          resource: person
            ? { kind: 'person', handle: toHandle('person', person.person_id) }
            : { kind: 'execution', handle: execution_id ?? '' },
        },
      ],
    },
  )
}

/** The consequences that an invitation without a review discloses. */
const disclosed = new Set(['link_admits', 'link_shows', 'likes_become_visible'])

/**
 * The list that is meant, locked. Errors: `reference_not_found`, `subject_required`, `list_ambiguous`, and
 * `input_invalid` on both fields where the words do not fit the list of the handle.
 */
async function listOf({ db }: Context, input: Wanted): Promise<ListRow> {
  const { idea_list_handle: handle, idea_list_query: words } = input
  const pointer = '/idea_list_handle'
  if (handle !== undefined) {
    const list = await lockList(db, requireListId(handle, pointer), pointer)
    if (words !== undefined) refuseOtherWords(list, words)
    return list
  }
  if (words === undefined) {
    throw fail('subject_required', { pointer, message: whichList })
  }
  const { list_id } = await requireListByWords(db, words, '/idea_list_query')
  return lockList(db, list_id, '/idea_list_query')
}

function refuseOtherWords({ name }: ListRow, words: string): void {
  if (!isBlank(words) && nameKey(name).includes(nameKey(words))) return
  refuse([
    { pointer: '/idea_list_handle', code: 'rule', message: mustMeanTheSame('idea_list_query') },
    { pointer: '/idea_list_query', code: 'rule', message: mustMeanTheSame('idea_list_handle') },
  ])
}

/**
 * The person who is meant, locked; null where the input names nobody. Errors: `reference_not_found`, `person_unresolved`,
 * `person_ambiguous`.
 */
async function personOf({ db }: Pick<Context, 'db'>, input: Wanted): Promise<PersonRow | null> {
  const person = await personByWords(db, input)
  if (!person) return null
  const [locked] = await lockPeople(db, [toPerson(person).person_handle])
  if (!locked) throw fail('reference_not_found', { pointer: where(input).pointer })
  return locked
}

/** Where the input names the person, or would. */
function where({ person_handle, person_query }: Wanted) {
  const byWords = person_handle === undefined && person_query !== undefined
  return { pointer: byWords ? '/person_query' : '/person_handle' }
}
