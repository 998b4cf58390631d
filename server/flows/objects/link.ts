import { lockList } from '#server/data/lists/lock.ts'
import { requirePerson } from '#server/data/people/find.ts'
import { lockPeopleById } from '#server/data/people/lock.ts'
import { type PersonRow, toPerson } from '#server/data/people/rows.ts'
import type { Context } from '#server/domain/context.ts'
import { fail, refuse } from '#server/domain/basics/failure.ts'
import { readInstant } from '#server/domain/basics/instant.ts'
import { manualDays, maxManualDays } from '#server/domain/lists/share.ts'
import { linkMade, mustBeAhead, mustBeWithinDays } from '#server/domain/messages/objects.ts'
import { endsTheLink, listDetailsShown } from '#server/domain/messages/sharing.ts'
import { completed } from '#server/domain/calls/result.ts'
import type { Violation } from '#server/domain/basics/violation.ts'
import { refuseSharingView } from '#server/flows/lists/saved_view.ts'
import { keepLink, makeManualLink } from '#server/flows/lists/share_link.ts'
import {
  findSubject,
  type Mutated,
  type ObjectCall,
  toReference,
} from '#server/flows/objects/call.ts'
import { listOf } from '#server/flows/objects/thing.ts'

/**
 * Makes a link to a list, for one person or for anybody, and sends nothing.
 *
 * Errors: as `findSubject`; `input_invalid` for an end that is past or more than 365 days away; `capability_retired` for a
 * saved view, which would show what is saved later.
 */
export async function makeObjectLink(context: Context, call: ObjectCall): Promise<Mutated> {
  const { db } = context
  const { person_handle, expires_at } = call.mutation.share_options
  const subject = await findSubject(context, call, 'create_share_link')
  const until = expires_at === undefined ? manualDays : await readEnd(context, expires_at)
  const list = await lockList(db, listOf(subject).list_id, '/subject')
  refuseSharingView(list, '/subject')
  const person = person_handle === undefined ? null : await lockPerson(db, person_handle)
  const link = await makeManualLink(context, list, person, until)
  const reversible = await keepLink(db, list, link)
  return completed(
    {
      subject: toReference(subject),
      result: 'link_created',
      reversible_action_id: reversible?.handle ?? null,
      share_link: {
        ...(person && { person_handle: toPerson(person).person_handle }),
        url: link.url,
      },
    },
    {
      text: linkMade(list.name, person?.display_name ?? null),
      facts: { expires_at: link.expires_at?.toISOString() ?? null },
      disclosures: [listDetailsShown],
      ...(reversible && {
        next: [
          {
            capability: 'ideas.object.mutate',
            reason: endsTheLink,
            input: { operation: 'undo', reversible_action_id: reversible.handle },
          },
        ],
      }),
      effects: [
        {
          type: 'ideas_list.share_link_created',
          state: 'confirmed',
          resource: { kind: 'list', handle: subject.handle },
        },
      ],
    },
  )
}

/** Errors: `input_invalid` for an instant that is not within the next 365 days. */
async function readEnd({ db }: Context, text: string): Promise<Date> {
  const pointer = '/share_options/expires_at'
  const violations: Violation[] = []
  const end = readInstant(text, pointer, violations)
  refuse(violations)
  if (end === null) throw new Error('An instant that is no violation is one.')
  const now = await db.now()
  if (end <= now) refuse([{ pointer, code: 'rule', message: mustBeAhead }])
  if (end.getTime() - now.getTime() > maxManualDays * 86_400_000) {
    refuse([{ pointer, code: 'rule', message: mustBeWithinDays(maxManualDays) }])
  }
  return end
}

/** The person of a handle, who is not deleted until the transaction ends. Errors: `reference_not_found`. */
async function lockPerson(db: Context['db'], handle: string): Promise<PersonRow> {
  const pointer = '/share_options/person_handle'
  const person = await requirePerson(db, handle, pointer)
  const locked = await lockPeopleById(db, [person.person_id])
  if (locked.size === 0) throw fail('reference_not_found', { pointer })
  return person
}
