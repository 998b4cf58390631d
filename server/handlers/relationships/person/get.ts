import { type LikedIdeaRow, listIdeasWith } from '#server/data/ideas/list_liked.ts'
import { listOtherThingsWith } from '#server/data/likes/list_entries.ts'
import { listListsWithPerson } from '#server/data/lists/list.ts'
import { toPerson } from '#server/data/people/rows.ts'
import { resolvePerson } from '#server/flows/people/resolve.ts'
import { listPlansWith } from '#server/data/plans/list_with_person.ts'
import { totalOf } from '#server/domain/basics/counted_rows.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { entriesCut } from '#server/domain/messages/shown.ts'
import { findSomethingToDo, personSummary } from '#server/domain/messages/people.ts'
import { calledBy } from '#server/domain/people/named.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** How many things besides saved ideas one answer names at most. */
const maxOthers = 100

export default handler('relationships.person.get', async ({ db }, input) => {
  const person = await resolvePerson(db, input.person_handle, input.name, { names: 'name' })
  if (!person) throw new Error('The schema asks for a handle or a name.')
  const [lists, interests, others, { plans, invites, plan_count, invite_count }] =
    await Promise.all([
      listListsWithPerson(db, person.person_id),
      listIdeasWith(db, person.person_id),
      listOtherThingsWith(db, person.person_id),
      listPlansWith(db, person.person_id),
    ])
  const resource = toPerson(person)
  return completed(
    {
      person: resource,
      aliases: person.aliases,
      lists: lists.map(({ list_id, name }) => ({
        ideas_list_handle: toHandle('list', list_id),
        name,
      })),
      interests: interests.map(toInterest),
      other_interests: others.slice(0, maxOthers),
      plans,
      invites,
    },
    {
      text: personSummary({
        name: calledBy(person),
        classification: person.classification,
        lists: totalOf(lists),
        ideas: totalOf(interests),
        plans: plan_count,
        others: others.length,
      }),
      disclosures: entriesCut('relationship.history_cut', [
        { shown: lists.length, total: totalOf(lists), of: 'lists' },
        { shown: interests.length, total: totalOf(interests), of: 'saved ideas' },
        { shown: Math.min(others.length, maxOthers), total: others.length, of: 'other things' },
        { shown: plans.length, total: plan_count, of: 'plans' },
        { shown: invites.length, total: invite_count, of: 'invites' },
      ]),
      // To read the same person again leads nowhere.
      enabled: [],
      next: [
        {
          capability: 'ideas.recommendations.get',
          reason: findSomethingToDo,
          input: { person_handles: [resource.person_handle] },
        },
      ],
    },
  )
})

function toInterest(row: LikedIdeaRow) {
  return {
    idea_handle: toHandle('idea', row.idea_id),
    kind: row.kind,
    title: row.title,
    mine: row.liked,
    mutual: row.liked && row.theirs ? (true as const) : ('unknown' as const),
  }
}
