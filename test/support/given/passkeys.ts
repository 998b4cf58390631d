import { randomBytes, randomUUID } from 'node:crypto'
import { addPasskey } from '#server/flows/web/passkeys.ts'
import { makeRecoveryCodes } from '#server/flows/web/recovery.ts'
import { Authenticator } from '#test/support/authenticator.ts'
import type { WebClient } from '#test/support/web_client.ts'
import type { Account, World } from '#test/support/world.ts'

const path = '/settings/account/passkeys/new'

/** Adds a passkey in a browser that is signed in and has just proved who is there. @returns its authenticator. */
export async function aPasskey(
  client: WebClient,
  url: string,
  label = 'My phone',
): Promise<Authenticator> {
  const authenticator = new Authenticator(url)
  const { form_token, options } = await askToAdd(client)
  const credential = authenticator.make(options)
  const { status, json } = await client.post(path, { form_token, label, credential })
  if (status !== 200 || json.added !== true) throw new Error(`Adding a passkey answered ${status}.`)
  return authenticator
}

/** Asks for what a passkey is made of. */
export async function askToAdd(client: WebClient) {
  const { form_token } = (await client.get(path)).json
  const { status, json } = await client.post(`${path}/ask`, { form_token })
  return { form_token, status, options: json.options }
}

/** Asks for what a passkey signs, to sign in. */
export async function askToSignIn(client: WebClient) {
  const { form_token } = (await client.get('/sign-in')).json
  const { status, json } = await client.post('/sign-in/passkey/ask', { form_token })
  return { form_token, status, options: json.options }
}

/** Asks for what a passkey signs, to prove who somebody is. */
export async function askToProve(client: WebClient) {
  const { form_token } = (await client.get('/sign-in/again')).json
  const { status, json } = await client.post('/sign-in/again/passkey/ask', { form_token })
  return { form_token, status, options: json.options }
}

/** Gives an account a passkey that signs nothing, and recovery codes. @returns the codes. */
export async function storedProofs(
  { service }: Pick<World, 'service'>,
  { owner }: Pick<Account, 'owner'>,
): Promise<string[]> {
  const { runtime } = service
  const by = { browser: 'Firefox', request_id: 'given' }
  const passkey = { credential_id: randomBytes(32), public_key: randomBytes(77), counter: 0 }
  await addPasskey(runtime, owner, { ...passkey, transports: ['usb'] }, { ...by, label: 'Key' })
  return (await makeRecoveryCodes(runtime, owner, { ...by, key: randomUUID() })) ?? []
}
