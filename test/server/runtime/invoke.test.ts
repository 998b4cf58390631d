import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, type Account, type World } from '#test/support/world.ts'

let world: World
let sam: Account

beforeAll(async () => {
  world = await startWorld()
  sam = await world.account('Sam')
})
afterAll(() => world.stop())

describe('a write', () => {
  test('answers the whole envelope and leaves an execution', async () => {
    const made = await sam.call('ideas.lists.create', { name: 'Summer evenings' })
    expect(made.status, made.text).toBe(200)
    expect(made.body).toMatchObject({ status: 'completed', error: null, errors: [] })
  })
})
