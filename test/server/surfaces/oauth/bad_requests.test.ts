import { describe, expect, test } from 'vitest'
import { anApp } from '#test/support/oauth_app.ts'
import { signedInClient } from '#test/support/web_client.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

describe('bad requests', () => {
  test('get an error of OAuth and never a 5xx', async () => {
    const app = await anApp(world.url)
    const client = await signedInClient(world, sam)
    const { url } = await app.begin()
    const queries = [
      '',
      '?',
      '?client_id=%00',
      `?client_id=${'a'.repeat(3_000)}`,
      '?client_id=a&client_id=b',
      `${url.search}&scope=a&scope=b`,
      `${url.search}&response_mode=form_post`,
      `${url.search}&state=%00%ff`,
      `${url.search}&prompt=none`,
      `${url.search}&prompt=xyz`,
      `${url.search}&resource=%00`,
      `${url.search}&request=x`,
      `${url.search}&code_challenge=`,
      '?client_id=https://169.254.169.254/x',
      '?client_id=https://',
      `${url.search}&redirect_uri=x`,
    ]
    for (const query of queries) {
      const { status } = await client.get(`/oauth/authorize${query}`, { accept: 'text/html' })
      expect([query, status >= 500]).toEqual([query, false])
    }
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '{"redirect_uris":"x"}',
      '{"redirect_uris":[1]}',
      'a=b&a=c',
      'grant_type=authorization_code',
      'grant_type=refresh_token&refresh_token=%00',
      'grant_type=password',
      `grant_type=authorization_code&code=${'x'.repeat(9_000)}&client_id=${app.client.client_id}&code_verifier=a`,
      `token=%00&client_id=${app.client.client_id}`,
      `token=a.b.c&client_id=${app.client.client_id}`,
    ]
    for (const path of [
      '/oauth/token',
      '/oauth/register',
      '/oauth/revoke',
      '/token',
      '/register',
    ]) {
      for (const body of bodies) {
        for (const type of [
          'application/json',
          'application/x-www-form-urlencoded',
          'text/plain',
        ]) {
          const response = await fetch(world.url + path, {
            method: 'POST',
            headers: { 'content-type': type },
            body,
          })
          const text = await response.text()
          expect([
            path,
            body.slice(0, 60),
            type,
            response.status >= 500,
            text.slice(0, 100),
          ]).toEqual([path, body.slice(0, 60), type, false, text.slice(0, 100)])
        }
      }
    }
    for (const path of [
      '/oauth/consent/x',
      '/oauth/begin/x',
      '/oauth/authorize/x',
      '/oauth/authorize/%00',
    ]) {
      const { status } = await client.get(path, { accept: 'text/html' })
      expect([path, status < 500]).toEqual([path, true])
    }
  })
})
