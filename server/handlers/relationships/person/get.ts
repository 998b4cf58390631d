import { type InterestRow, listInterests, listListsWith } from '#server/data/people/history.ts'
import { resolvePerson, toPerson } from '#server/data/people/rows.ts'
import { listPlansWith } from '#server/data/plans/list_with_person.ts'
import { toHandle } from '#server/domain/handle.ts'
import { counted } from '#server/domain/text.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('relationships.person.get', async ({ db }, input) => {
  const person = await resolvePerson(db, input.person_handle, input.name, { names: 'name' })
  if (!person) throw new Error('The schema asks for a handle or a name.')
  const [lists, interests, { plans, invites }] = await Promise.all([
    listListsWith(db, person.person_id),
    listInterests(db, person.person_id),
    listPlansWith(db, person.person_id),
  ])
  const resource = toPerson(person)
  const kind = person.classification === 'connected' ? 'a Connected Friend' : 'a Friend in Mind'
  return completed(
    {
      person: resource,
      aliases: person.aliases,
      lists: lists.map(({ list_id, name }) => ({
        ideas_list_handle: toHandle('list', list_id),
        name,
      })),
      interests: interests.map(toInterest),
      plans,
      invites,
    },
    {
      text: `${person.display_name} is ${kind}, on ${counted(lists.length, 'list')}, likes ${counted(interests.length, 'saved idea')}, and shares ${counted(plans.length, 'plan')} with you.`,
      next: [
        {
          capability: 'ideas.recommendations.get',
          reason: 'Find something to do with this person.',
          input: { person_handles: [resource.person_handle] },
        },
      ],
    },
  )
})

function toInterest(row: InterestRow) {
  return {
    idea_handle: toHandle('idea', row.idea_id),
    kind: row.kind,
    title: row.title,
    mine: row.liked,
    mutual: row.liked ? (true as const) : ('unknown' as const),
  }
}
