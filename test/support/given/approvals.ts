import { aPreparedSend, type Party } from '#test/support/given/actions.ts'
import { setToken } from '#test/support/given/access_tokens.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'
import { hashToken } from '#server/domain/calls/token_format.ts'

/** A token of an account that has to ask before anything is sent, and what it is called. */
export async function anAskingToken(
  world: World,
  account: Account,
  { label = 'Claude', abilities }: { label?: string; abilities?: string[] } = {},
): Promise<Account> {
  const made = await world.token(account, abilities)
  await setToken(world.superuser_url, made.token, { needs_approval: true })
  await nameToken(world, made, label)
  return made
}

/** A token of a default connector: it reads, writes and sends nothing. */
export async function aConnector(
  world: World,
  account: Account,
  label = 'Claude',
): Promise<Account> {
  const made = await world.token(account, ['planning:read', 'planning:write'])
  await nameToken(world, made, label)
  return made
}

function nameToken(world: World, { token }: Account, label: string): Promise<void> {
  const hash = hashToken(token).toString('hex')
  return asSuperuser(
    world.superuser_url,
    `update tokens set label = '${label}' where token_hash = '\\x${hash}'`,
  )
}

/** A send that an agent of Sam's prepared and that waits for Sam, who is signed in in a browser. */
export async function aWaitingSend(
  world: World,
  { sam, friends }: Party,
  agent: Account,
  people: string[] = [friends.ada],
) {
  const { prepared, plan } = await aPreparedSend(agent, people)
  const client = await signedInClient(world, sam)
  return { prepared, plan, client, path: `/approvals/${prepared.action_handle}` }
}

/** Presses a button of the page of an action. */
export async function press(
  client: WebClient,
  path: string,
  what: 'release' | 'refuse' | 'send',
  changed: Record<string, string> = {},
) {
  const { json } = await client.get(path)
  const { form_token, key, shown, prepared } = json
  const { checksum, revision } = prepared
  const fields = { form_token, key, shown, checksum, revision: String(revision), ...changed }
  return client.post(`${path}/${what}`, fields)
}
