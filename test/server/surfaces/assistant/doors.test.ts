import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { makeHands } from '#server/surfaces/assistant/hands.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const folder = 'server/surfaces/assistant'
const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
)

test('only the commit endpoint names a door, and hands the one that takes back', () => {
  const named = files.filter((name) => /\bdoor\b/.test(readFileSync(`${folder}/${name}`, 'utf8')))
  expect(named.toSorted()).toEqual(['commit.ts', 'hands.ts'])
  expect(readFileSync(`${folder}/hands.ts`, 'utf8')).not.toMatch(/'commit'|'card'/)
})

test('only hands and the commit endpoint call anything', () => {
  const calling = files.filter((name) =>
    /runtime\/invoke\.ts/.test(readFileSync(`${folder}/${name}`, 'utf8')),
  )
  expect(calling.toSorted()).toEqual(['commit.ts', 'endpoints.ts', 'hands.ts'])
})

test('hands reach nothing that sends, and nothing that is not on the surface', async () => {
  const { runtime } = world.service
  const caller = await runtime.authenticate(sam.token, '127.0.0.1')
  const meta = { token: sam.token, request_id: 'r', client: null, remote_address: '127.0.0.1' }
  const speaker = { caller: { ...caller, surface: 'assistant' as const }, meta }
  const hands = makeHands(runtime, speaker, { turn_id: crypto.randomUUID(), until: Infinity })
  const closed = Object.values(capabilities).filter(
    ({ effect, surfaces, direct }) =>
      effect === 'external_send' ||
      !(surfaces as readonly string[]).includes('assistant') ||
      !direct,
  )
  expect(closed.map(({ id }) => id)).toContain('actions.commit')
  for (const { id } of closed) {
    expect([id, hands.can(id)]).toEqual([id, false])
    await expect(hands.call(id, {} as never)).rejects.toMatchObject({ code: 'not_possible_here' })
  }
  expect(hands.calls).toEqual([])
})
