import { beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#server/database/id.ts'
import { prefixes, toHandle } from '#server/domain/basics/handle.ts'
import { hashLinkToken } from '#server/domain/links/token.ts'
import { formToken } from '#server/domain/web/form_token.ts'
import { routes } from '#server/surfaces/web/surface.ts'
import { asSuperuser } from '#test/support/cluster.ts'
import { aCapture } from '#test/support/given/captures.ts'
import { pressArchived } from '#test/support/given/archived.ts'
import { hiddenFields, openPage } from '#test/support/page_forms.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { type Account, useWorld } from '#test/support/world.ts'

vi.setConfig({ testTimeout: 60_000 })

const world = useWorld({ worker: false })
let sam: Account
let client: WebClient

beforeAll(async () => {
  sam = await world.account('Sam')
  client = await signedInClient(world, sam)
})

const html = { accept: 'text/html' }

/** What a form of any page of one thing may send. */
const fields = () => ({
  ...{
    key: newId(),
    name: 'Name',
    title: 'Title',
    do: 'remove',
    needs_approval: 'yes',
    hours: '0',
  },
  ...{ action: toHandle('reversible_action', newId()), version: '1', answer: 'accepted' },
  ...{ checksum: 'f'.repeat(64), revision: '1', shown: 'f'.repeat(64), choice: '1' },
})

const bySecret = /:(token|sealed)\b/
const forms = routes.filter(
  ({ act, path }) => act !== undefined && path.includes(':') && !bySecret.test(path),
)

/** A valid token of a form, which a made-up address could get from another page of the same room. */
function tokenOf(named: (typeof forms)[number]['form'], path: string, handle: string): string {
  const [key] = world.service.runtime.web_keys.forms
  const hash = hashLinkToken(client.cookies.get('service_session') ?? '')
  if (!key || !hash) throw new Error('There is no session.')
  const name = typeof named === 'function' ? named({ uid: handle, handle }) : (named ?? path)
  return formToken(key, hash, name)
}

test('no form says that it did something with what never was', async () => {
  const told: string[] = []
  for (const { path, form } of forms) {
    for (const prefix of new Set(Object.values(prefixes))) {
      const handle = `${prefix}${toHandle('execution', newId())}`
      const at = path.replace(/:\w+/, handle)
      const sent = { ...fields(), form_token: tokenOf(form, at, handle) }
      const { status, headers } = await client.post(at, sent, html)
      const to = headers.get('location')
      // Its token is good: it is not for that that it is refused.
      if (status >= 400 && status < 500 && status !== 403) continue
      const end = to === null ? null : await openPage(client, to)
      if (end?.status !== 404) told.push(`${path} ${prefix}: ${status} ${to} ${end?.status}`)
    }
  }
  expect(told).toEqual([])
})

test('who deletes a capture twice from its page reads that it is deleted, and who was never shown it does not', async () => {
  const handle = await aCapture(sam, { raw_text: 'Somewhere quiet' })
  const failed = `update captures set state = 'failed', failure = '{}' where owner_id = '${sam.owner}'`
  await asSuperuser(world.superuser_url, failed)
  const page = `/settings/archived/${handle}/delete`
  const { text } = await openPage(client, page)
  const sent = hiddenFields(text, page)
  for (const _press of ['first', 'second']) {
    const { headers } = await client.post(page, sent, html)
    expect(headers.get('location')).toBe('/settings/archived?deleted')
  }
  const { form_token = '' } = sent
  const gone = await pressArchived(client, handle, 'delete', form_token)
  const made_up = toHandle('capture', newId())
  const never = await pressArchived(client, made_up, 'delete', form_token)
  expect([gone.status, never.status]).toEqual([404, 404])
  expect(gone.text.replaceAll(handle, made_up)).toBe(never.text)
  const other = await client.post(`/settings/archived/${made_up}/delete`, sent, html)
  expect(other.status).toBe(404)
})
