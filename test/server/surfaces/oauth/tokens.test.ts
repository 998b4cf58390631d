import { describe, expect, test } from 'vitest'
import { anApp, connect } from '#test/support/oauth_app.ts'
import { ageRefresh, allowed, errorIn, listTools } from '#test/support/oauth_steps.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

describe('tokens', () => {
  test('an app gets a token that its user has allowed, and refreshes it', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const tokens = await connect(app, client)
    expect(tokens.scope).toBe('planning:read planning:write planning:rsvp')
    expect(tokens.expires_in).toBe(3_600)
    expect((await listTools(world, tokens.access_token)).status).toBe(200)
    const again = await app.refresh(tokens.refresh_token ?? '')
    expect((await listTools(world, again.access_token)).status).toBe(200)
  })

  test('a code works once; used again it ends what it gave', async () => {
    const app = await anApp(world.url)
    const { begun, params } = await allowed(app, await signedInClient(world, sam))
    const tokens = await app.exchange(params, begun)
    expect(await errorIn(await app.exchangeRaw(params, begun))).toEqual([400, 'invalid_grant'])
    expect((await app.refreshRaw(tokens.refresh_token ?? '')).status).toBe(400)
    await expect
      .poll(async () => (await listTools(world, tokens.access_token)).status, { timeout: 5_000 })
      .toBe(401)
  })

  test('of two exchanges of one code at once, one gets tokens', async () => {
    const app = await anApp(world.url)
    const { begun, params } = await allowed(app, await signedInClient(world, sam))
    const answers = await Promise.all([1, 2, 3].map(() => app.exchangeRaw(params, begun)))
    const worked = answers.filter(({ status }) => status === 200)
    expect(worked.length).toBeLessThanOrEqual(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('two refreshes at once both work; one ten seconds later ends the grant', async () => {
    const app = await anApp(world.url)
    const { refresh_token: first = '' } = await connect(app, await signedInClient(world, sam))
    const [one, two] = await Promise.all([app.refresh(first), app.refresh(first)])
    for (const { access_token } of [one, two]) {
      expect((await listTools(world, access_token)).status).toBe(200)
    }
    await ageRefresh(world, first)
    expect(await errorIn(await app.refreshRaw(first))).toEqual([400, 'invalid_grant'])
    expect((await app.refreshRaw(one.refresh_token ?? '')).status).toBe(400)
    await expect
      .poll(async () => (await listTools(world, two.access_token)).status, { timeout: 5_000 })
      .toBe(401)
  })

  test('a token given back ends alone; a refresh token ends all of its grant', async () => {
    const app = await anApp(world.url)
    const tokens = await connect(app, await signedInClient(world, sam))
    const { access_token, refresh_token = '' } = tokens
    await app.revoke(access_token)
    await expect.poll(async () => (await listTools(world, access_token)).status).toBe(401)
    const again = await app.refresh(refresh_token)
    await app.revoke(again.refresh_token ?? '')
    await expect
      .poll(async () => (await listTools(world, again.access_token)).status, { timeout: 5_000 })
      .toBe(401)
    expect((await app.refreshRaw(again.refresh_token ?? '')).status).toBe(400)
  })

  test('an app cannot use or end what another app has', async () => {
    const [app, other] = [await anApp(world.url), await anApp(world.url, { name: 'Other' })]
    const { refresh_token = '', access_token } = await connect(
      app,
      await signedInClient(world, sam),
    )
    expect(await errorIn(await other.refreshRaw(refresh_token))).toEqual([400, 'invalid_grant'])
    await other.revoke(refresh_token)
    await other.revoke(access_token)
    expect((await app.refreshRaw(refresh_token)).status).toBe(200)
    expect((await listTools(world, access_token)).status).toBe(200)
  })
})
