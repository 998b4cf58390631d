import type { OwnKind } from '#server/data/finding/sources.ts'
import { selectIdeasConcerning } from '#server/data/ideas/select.ts'
import { type Statement, sql } from '#server/database/sql.ts'

/**
 * The condition that a row of a kind, `r`, concerns one of these people: an idea or place that one is known to like or that
 * is kept or liked for them, a plan of the account's own that one is invited to, a plan that one hosts, a list that one is
 * on. Who else is invited to another host's plan is not asked.
 */
export function isConcerning(
  owner: string,
  kind: OwnKind,
  person_ids: readonly string[],
): Statement {
  const ids = sql`any(${[...person_ids]}::uuid[])`
  const conditions: { readonly [Kind in OwnKind]: () => Statement } = {
    plans: () => sql`
      (r.audience && ${[...person_ids]}::uuid[] or exists (
        select from invites v
        where v.owner_id = ${owner} and v.plan_id = r.plan_id and v.person_id = ${ids} and v.rsvp_status <> 'removed'
      ))`,
    invites: () => sql`r.host_person_id = ${ids}`,
    ideas: () => sql`r.idea_id in (${selectIdeasConcerning(owner, person_ids)})`,
    interests: () => sql`
      exists (
        select from connections c
        where c.owner_id = ${owner} and c.peer_owner = r.peer_owner and c.person_id = ${ids}
      )`,
    places: () => sql`
      (exists (
        select from ideas w
        where w.owner_id = ${owner} and r.place_id in (w.place_id, w.venue_place_id)
          and w.idea_id in (${selectIdeasConcerning(owner, person_ids)})
      ) or exists (
        select from likes l, jsonb_array_elements(l.intentions) as g (people)
        where l.owner_id = ${owner} and l.subject_kind = 'place' and l.subject_id = r.place_id and l.saved
          and g.people ?| ${[...person_ids]}::text[]
      ))`,
    lists: () => sql`
      exists (
        select from list_people m
        where m.owner_id = ${owner} and m.list_id = r.list_id and m.person_id = ${ids}
      )`,
  }
  return conditions[kind]()
}
