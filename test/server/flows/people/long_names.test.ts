import { expect, test } from 'vitest'
import type { CapabilityId } from '#generated/types.ts'
import { aCalendar } from '#test/support/given/free_time.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

const first = `Mira ${'von der langen Brücke '.repeat(6)}`.slice(0, 120)
const mira = `${first} und zu Hohenfels`

test('a friend with a name of more than 120 characters is given by its first 120, wherever names have 120', async () => {
  const { data } = await answer(sam, 'relationships.people.manage', {
    operation: 'create',
    display_name: mira,
  })
  const { person_handle } = data.person
  const ideas_list_handle = await aList(sam)
  await aCalendar(world.database, sam)
  const calls: [CapabilityId, Record<string, unknown>][] = [
    ['availability.query', { when_preset: 'next-week', person_names: [first] }],
    ['ideas.lists.create', { name: 'Swims', person_names: [first] }],
    ['ideas.lists.members.update', { ideas_list_handle, mode: 'add', person_names: [first] }],
    ['ideas.lists.share.prepare', { ideas_list_handle, person_name: first }],
  ]
  for (const [capability, input] of calls) {
    const { body } = await sam.call(capability, input)
    expect([capability, body.error?.code ?? null]).not.toContain('person_unresolved')
    expect([capability, JSON.stringify(body).includes(person_handle)]).toEqual([capability, true])
  }
})

test('the beginning is asked about where two names have it, and a shorter one is nobody', async () => {
  const kim = await world.account('Kim')
  for (const end of ['A', 'B'])
    await answer(kim, 'relationships.people.manage', {
      operation: 'create',
      display_name: `${mira} ${end}`,
    })
  const query = (name: string) =>
    kim.call('availability.query', { when_preset: 'next-week', person_names: [name] })
  const both = await query(first)
  expect(both.body.error).toMatchObject({ code: 'person_ambiguous' })
  expect(both.body.error.candidates).toHaveLength(2)
  const shorter = await query([...first].slice(0, 119).join(''))
  expect(shorter.body.error.code).toBe('person_unresolved')
})

test('a name that somebody has, and that may be the beginning of a longer one, is asked about', async () => {
  const lou = await world.account('Lou')
  for (const display_name of [first, mira])
    await answer(lou, 'relationships.people.manage', { operation: 'create', display_name })
  const query = { when_preset: 'next-week', person_names: [first] }
  const { body } = await lou.call('availability.query', query)
  expect(body.error).toMatchObject({ code: 'person_ambiguous' })
  expect(body.error.candidates).toHaveLength(2)
})
