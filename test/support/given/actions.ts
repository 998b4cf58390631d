import { randomBytes } from 'node:crypto'
import type { Data } from '#generated/types.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { connect } from '#test/support/given/connections.ts'
import type { Account, Caller, World } from '#test/support/world.ts'
import { earlier } from '#test/support/given/time.ts'
import { sql } from '#server/database/sql.ts'

/** A host with two Connected Friends and one Friend in Mind. */
export interface Party {
  sam: Account
  ada: Account
  jonas: Account
  /** Person handles, as Sam has them. */
  friends: { ada: string; jonas: string; mira: string }
}

export async function aParty(world: World): Promise<Party> {
  const [sam, ada, jonas] = await Promise.all([
    world.account('Sam'),
    world.account('Ada'),
    world.account('Jonas'),
  ])
  const { first: adaHandle } = await connect(sam, ada)
  const { first: jonasHandle } = await connect(sam, jonas)
  const [mira = ''] = await people(sam, 'Mira')
  return { sam, ada, jonas, friends: { ada: adaHandle, jonas: jonasHandle, mira } }
}

/** A reviewed draft whose sending to these people is prepared. */
export async function aPreparedSend(
  account: Caller,
  send_person_handles: string[],
  draft: Record<string, unknown> = {},
): Promise<Data<'plans.prepare_send'>> {
  const plan_handle = await aReviewedDraft(account, draft)
  const { data } = await answer(account, 'plans.prepare_send', { plan_handle, send_person_handles })
  return data
}

/** Commits a prepared action. */
export function commit(account: Caller, { prepared }: { prepared?: { action_handle: string } }) {
  return answer(account, 'actions.commit', { action_handle: prepared?.action_handle ?? '' })
}

/** A plan that was sent to these people. */
export async function aSentPlan(
  account: Caller,
  send_person_handles: string[],
  draft: Record<string, unknown> = {},
) {
  const { data } = await commit(account, await aPreparedSend(account, send_person_handles, draft))
  if (!data.plan) throw new Error('No plan was sent.')
  return { plan: data.plan, share_links: data.share_links }
}

/** A plan that was shared by an open link, and by personal ones with these people. */
export async function aSharedPlan(
  account: Account,
  send_person_handles: string[] = [],
  draft: Record<string, unknown> = {},
) {
  const prepared = await answer(account, 'plans.prepare_send', {
    plan_handle: await aReviewedDraft(account, draft),
    action: 'create_share_link',
    ...(send_person_handles.length > 0 && { send_person_handles }),
  })
  const { data } = await commit(account, prepared.data)
  const url = data.share_links?.find(({ person_handle }) => !person_handle)?.url
  if (!data.plan || !url) throw new Error('No plan was shared.')
  return { plan: data.plan, url, share_links: data.share_links }
}

/** Signs somebody up by the form of an open link's page; returns the address their browser is sent to. */
export async function signUpBy(
  url: string,
  name: string,
  answer: 'accepted' | 'declined' = 'accepted',
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ name, answer, form: randomBytes(16).toString('base64url') }),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? '', url).href
}

/** Rows of one of an account's tables. */
export function rowsOf<Row>(world: World, { owner }: Account, table: string): Promise<Row[]> {
  return world.database.read(owner, (db) => db.table(table).where({ owner_id: owner }))
}

/** Lets this much time pass for a prepared action: it was to expire that much earlier. */
export async function age(
  world: World,
  { owner }: Account,
  action_handle: string,
  time: string,
): Promise<void> {
  await world.database.write(owner, {
    work: (db) => db.sql`
      update prepared_actions set expires_at = ${earlier(sql`expires_at`, time)}
      where owner_id = ${owner} and action_id = ${parseHandle('action', action_handle)}`,
  })
}

/** Changes columns of a plan past every rule. */
export function alterPlan(world: World, plan_handle: string, columns: string): Promise<void> {
  const id = parseHandle('plan', plan_handle)
  return asSuperuser(world.superuser_url, `update plans set ${columns} where plan_id = '${id}'`)
}

/** Lets a guest answer the one invite they have. */
export async function rsvp(guest: Account, rsvp_status: 'accepted' | 'declined'): Promise<void> {
  const { data } = await answer(guest, 'invites.list', {})
  const [invite] = data.items
  await answer(guest, 'invites.rsvp.update', { invite_handle: invite?.invite_handle, rsvp_status })
}
