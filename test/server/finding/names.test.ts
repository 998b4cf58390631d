import { expect, test } from 'vitest'
import { importText } from '#test/support/given/inventory.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam', { timezone: 'Europe/Rome' })

/** 2,500 places whose names begin alike, the one of just that name among them, and more that have its words elsewhere. */
function manyPlaces(): string {
  const row = (name: string, at: number, city: string, zone: string) =>
    `${at},${name},${city},${zone},Pizza`
  return [
    'id,name,city,timezone,activity',
    ...Array.from({ length: 2_500 }, (_, at) =>
      row(`Trattoria ${at} by Bella`, at, 'Testopoli', 'Europe/Rome'),
    ),
    ...Array.from({ length: 2_500 }, (_, at) =>
      row(`Bella Trattoria ${at}`, 3_000 + at, 'Testopoli', 'Europe/Rome'),
    ),
    row('Bella Trattoria', 9_000, 'Testopoli', 'Europe/Rome'),
    row('Lone Pizza', 9_001, 'Aachen', 'Europe/Berlin'),
    ...Array.from({ length: 4 }, (_, at) => row('Near', 9_100 + at, `B${at}`, 'Europe/Rome')),
    ...Array.from({ length: 9 }, (_, at) => row(`Far ${at}`, 9_200 + at, 'Capital', 'Asia/Tokyo')),
  ].join('\n')
}

test('among thousands that are named alike, a place is found by its very name; then come those that begin with it', async () => {
  const { problems, items } = await importText(world, manyPlaces(), { format: 'csv' })
  expect([problems, items]).toEqual([0, 5_015])
  for (const input of [
    { query: 'Bella Trattoria' },
    { query: 'bella trattoria', neighborhoods: ['Testopoli'] },
  ]) {
    const { body } = await sam.call('ideas.search', input)
    const titles = body.data.items.map(({ title }) => title)
    expect(titles[0]).toBe('Bella Trattoria')
    expect(titles.slice(1).every((title) => title.startsWith('Bella Trattoria '))).toBe(true)
  }
  const got = await sam.call('ideas.object.get', { subject: { query: 'Bella Trattoria' } })
  expect(got.body.status).toBe('completed')
  expect(got.body.data.subject?.label).toBe('Bella Trattoria')
})

test('a new account is offered the best stocked cities, those of its time zone first, and what each would give', async () => {
  for (const input of [{ activities: ['Pizza'] }, {}]) {
    const { body } = await sam.call('ideas.recommendations.get', input)
    expect([body.status, body.error.code]).toEqual(['needs_input', 'nothing_found'])
    expect(body.error.message).toContain('no neighborhood or city is known')
    const cities = (body.error.candidates ?? []).flatMap((one) =>
      one.kind === 'area' ? [String(one.title)] : [],
    )
    expect(cities[0]).toContain('Testopoli')
    expect(cities.some((title) => title.includes('Aachen'))).toBe(false)
    const [first] = body.error.candidates ?? []
    const answer = await sam.call('ideas.recommendations.get', Object(first?.input))
    expect(answer.body.data.items.length).toBeGreaterThan(0)
  }
})
