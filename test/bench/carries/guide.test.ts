import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '#test/bench/carries/calls.ts'
import { year } from '#test/bench/carries/year.ts'

const [, costs = '', needs = ''] = readFileSync('spec/guides/capacity.md', 'utf8').split('\n## ')

test('the guide of capacity has a row of each call that is measured, in their order', () => {
  const user = { token: '', person_handle: '', ideas_list_handle: '', place_handle: '' }
  const measured = Object.entries(calls).map(([what, shot]) => {
    const [surface, id] = shot(user).path.split('/').slice(-2)
    return { what: what.toLowerCase(), id: surface === 'capabilities' ? id : 'ideas.lists.query' }
  })
  const told = rows().map(([, what = '', id]) => ({ what: what.toLowerCase(), id }))
  expect(told).toEqual(measured)
})

test('calls a second are those of one core that does the work of both', () => {
  for (const [, , , ...figures] of rows()) {
    const [server = 0, database = 0, carried] = figures.map(numberOf)
    expect(carried).toBe(Math.round(1_000_000 / (server + database)))
  }
})

test('the year of the guide is that of the benchmark, and its bytes are those of its writes', () => {
  const { places, lists, ideas, likes, plans } = year
  expect(costs).toContain(
    `${places} places, ${lists} lists with ${ideas / lists} ideas each, ${ideas} ideas, ${likes} likes, and ${plans} plans`,
  )
  const figures = [...needs.matchAll(/\| ([\d.]+)(?: kB| MB)? \|$/gm)].map(([, one = '']) => one)
  const [writes = 0, each = 0, all = 0] = figures.map(numberOf)
  expect(Math.abs((writes * each) / 1024 - all)).toBeLessThan(0.05)
})

function rows() {
  return [
    ...costs.matchAll(/^\| ([^|]+) \| `([^`]+)` \| ([\d,]+) µs \| ([\d,]+) µs \| ([\d,]+) \|$/gm),
  ]
}

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}
