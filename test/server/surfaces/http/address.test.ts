import { expect, test } from 'vitest'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

test('a call at its plain address is answered, and described to who reads it', async () => {
  expect(await ask('places.private.query')).toMatchObject({ http: 200, status: 'completed' })
  expect(await ask('places.private.query', 'GET')).toMatchObject({ http: 200 })
})

test('an address that is no text and one of no capability are refused', async () => {
  expect(await ask('places.private.query%')).toMatchObject({ http: 404, code: 'route_not_found' })
  expect(await ask('places.private')).toMatchObject({ http: 404, code: 'capability_unknown' })
  expect(await ask('places.private.query/')).toMatchObject({ http: 404, code: 'route_not_found' })
})

async function ask(name: string, method: 'GET' | 'POST' = 'POST') {
  const answer = await fetch(`${world.url}/api/v2/capabilities/${name}`, {
    method,
    headers: { authorization: `Bearer ${sam.token}`, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: '{}' }),
  })
  const { request_id, ...body } = (await answer.json()) as { request_id: string; code?: string }
  expect(request_id).toBe(answer.headers.get('x-request-id'))
  return { http: answer.status, ...body }
}
