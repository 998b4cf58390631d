import { asSuperuser } from '#test/support/cluster.ts'

/** Gives an account `each` archived and discarded things of every kind, and as much that can still be undone. */
export async function growArchived(
  superuser_url: string,
  owner: string,
  each: number,
): Promise<void> {
  for (const statement of archivedOf(owner, each)) await asSuperuser(superuser_url, statement)
  await asSuperuser(superuser_url, 'analyze')
}

function archivedOf(owner: string, each: number): string[] {
  const id = (what: string) => `md5(g.owner_id || ' archived ${what} ' || n)::uuid`
  const at = `now() - n * interval '1 minute'`
  const rows = `from (select '${owner}'::uuid as owner_id) g, generate_series(1, ${each}) n`
  return [
    `insert into ideas (owner_id, idea_id, kind, title, title_key, state, updated_at)
     select g.owner_id, ${id('idea')}, 'place', 'Old ' || n, 'old ' || n, 'archived', ${at} ${rows}`,
    `insert into places (owner_id, place_id, name, name_key, state, updated_at)
     select g.owner_id, ${id('place')}, 'Old ' || n, 'old ' || n, 'archived', ${at} ${rows}`,
    `insert into plans (owner_id, plan_id, state, card_title, title, title_key, timezone, updated_at)
     select g.owner_id, ${id('plan')}, 'discarded', 'Old ' || n, 'Old ' || n, 'old ' || n,
       'Europe/Berlin', ${at} ${rows}`,
    `insert into captures (owner_id, capture_id, state, purpose, kept, failure, accepted_by, created_at, updated_at)
     select g.owner_id, ${id('capture')}, 'failed', 'asked', 'x', '{}', '{}', ${at}, ${at} ${rows}`,
    `insert into roundups (owner_id, roundup_id, state, mode, kept, given, reading, accepted_by, created_at, updated_at)
     select g.owner_id, ${id('roundup')}, 'archived', 'capture', 'x', true, 'done', '{}', ${at}, ${at} ${rows}`,
    `insert into reversible_actions (owner_id, reversible_id, kind, before, subject_id, created_at)
     select g.owner_id, gen_random_uuid(), 'archived_idea', '{}', ${id('idea')}, ${at} ${rows}`,
    `insert into reversible_actions (owner_id, reversible_id, kind, before, subject_id, created_at)
     select g.owner_id, gen_random_uuid(), 'archived_place', '{}', ${id('place')}, ${at} ${rows}`,
  ]
}
