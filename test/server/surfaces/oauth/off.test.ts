import { describe, expect, test } from 'vitest'
import { serverOf } from '#test/support/oauth_app.ts'
import { startWorld, useWorld } from '#test/support/world.ts'

const world = useWorld()

describe('where there is none', () => {
  test.each([
    ['OAUTH=off', { oauth: false }],
    ['an address with a path', { public_url: 'https://example.test/plans' }],
    ['plain http elsewhere', { public_url: 'http://example.test' }],
  ])('with %s, nothing of it answers', async (_why, options) => {
    const closed = await startWorld(options)
    const at = closed.service.url
    const told = await fetch(`${at}/.well-known/oauth-protected-resource/mcp`)
    expect(await told.json()).not.toHaveProperty('authorization_servers')
    for (const path of [
      '/.well-known/oauth-authorization-server',
      '/oauth/authorize',
      '/oauth/jwks',
    ]) {
      expect((await fetch(at + path)).status).toBe(404)
    }
    for (const path of ['/oauth/token', '/oauth/register', '/oauth/revoke']) {
      const { status } = await fetch(at + path, { method: 'POST' })
      expect(status).toBeGreaterThanOrEqual(403)
      expect(status).toBeLessThan(500)
    }
    await closed.stop()
  })

  test('what the library has besides is not there', async () => {
    const paths = ['/oauth/session/end', '/oauth/session/end/confirm', '/oauth/userinfo', '/me']
    for (const path of [...paths, '/oauth/introspect', '/oauth/device', '/session/end']) {
      for (const method of ['GET', 'POST']) {
        expect((await fetch(world.url + path, { method })).status).toBe(404)
      }
    }
  })

  test('the document says what is there, and only that', async () => {
    const { registration_endpoint, ...document } = await serverOf(world.url)
    expect(registration_endpoint).toBe(`${world.url}/oauth/register`)
    expect(document).toMatchObject({
      issuer: world.url,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      response_modes_supported: ['query'],
      token_endpoint_auth_methods_supported: ['none'],
    })
    const same = await fetch(`${world.url}/.well-known/openid-configuration`)
    expect(await same.json()).toEqual({ ...document, registration_endpoint })
  })
})
