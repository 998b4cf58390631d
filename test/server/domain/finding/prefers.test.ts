import { expect, test } from 'vitest'
import type { PoolEntry } from '#server/domain/finding/choice.ts'
import { inOrderOfPreference } from '#server/domain/finding/prefers.ts'

function entry(id: string, more: Partial<PoolEntry> = {}): PoolEntry {
  return {
    kind: 'idea',
    id,
    is_own: true,
    title: id,
    title_key: id,
    is_event: false,
    occurrence: null,
    venue: null,
    activities: [],
    custom_activity: null,
    neighborhood: null,
    city: null,
    where: [],
    description: null,
    vector: null,
    place_description: null,
    is_liked: false,
    likers: [],
    lists: [],
    generated_for: null,
    changed_at: null,
    is_planned: false,
    is_outdated: false,
    open: null,
    timezone: null,
    weight: 0,
    observed_at: null,
    ...more,
  }
}

/** The same numbers each time, 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

const ids = (chosen: readonly { entry: PoolEntry }[]) => chosen.map((one) => one.entry.id)

test('the order of the pool never changes the order of the choices', () => {
  const random = numbers(7)
  const pool = Array.from({ length: 300 }, (_, index) => ({
    entry: entry(`id-${index}`, {
      venue: index % 3 === 0 ? `venue-${index % 7}` : null,
      activities: [`activity-${index % 5}`],
    }),
    // Many are equal.
    score: Math.floor(random() * 8) / 2,
  }))
  const first = ids(inOrderOfPreference(pool, 'owner', 100))
  for (let time = 0; time < 50; time += 1) {
    expect(ids(inOrderOfPreference(shuffled(pool, random), 'owner', 100))).toEqual(first)
  }
  expect(new Set(first).size).toBe(100)
})

test('accounts differ in the order of what is equal', () => {
  const pool = Array.from({ length: 40 }, (_, index) => ({ entry: entry(`id-${index}`), score: 1 }))
  const orders = ['one', 'two'].map((owner) => ids(inOrderOfPreference(pool, owner, 40)).join())
  expect(orders[0]).not.toBe(orders[1])
})

test('a second choice of a venue or an activity comes later, unless it is much better', () => {
  const pool = [
    { entry: entry('bar', { venue: 'bar', activities: ['Bars'] }), score: 3 },
    { entry: entry('quiz at the bar', { venue: 'bar', activities: ['Pub quiz'] }), score: 2.9 },
    { entry: entry('other bar', { venue: 'other', activities: ['Bars'] }), score: 2.8 },
    { entry: entry('museum', { activities: ['Museums'] }), score: 2.6 },
    { entry: entry('best of the bar', { venue: 'bar', activities: ['Bars'] }), score: 9 },
  ]
  expect(ids(inOrderOfPreference(pool, 'owner', 5))).toEqual([
    'best of the bar',
    'museum',
    'other bar',
    'quiz at the bar',
    'bar',
  ])
})

test('no more than asked for, and of nothing nothing', () => {
  const pool = Array.from({ length: 5 }, (_, index) => ({ entry: entry(`${index}`), score: index }))
  expect(ids(inOrderOfPreference(pool, 'owner', 2))).toEqual(['4', '3'])
  expect(inOrderOfPreference([], 'owner', 2)).toEqual([])
})
