import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { docs } from '../fences.ts'
import { type Asked, findings } from './findings.ts'
import { tasks } from './tasks.ts'

interface Hit {
  readonly path: string
  readonly title: string
}

/** The search as a browser runs it. */
const scope: { findPages?: (query: string) => Hit[] } = {}
runInNewContext(
  readFileSync(join(docs, 'search.js'), 'utf8'),
  Object.assign(scope, { globalThis: scope }),
)
const find = (query: string): Hit[] => scope.findPages?.(query) ?? []

/** The queries whose first hit is another page, each with that hit. */
function missed(table: readonly Asked[]): string[] {
  return table.flatMap(({ query, pages }) => {
    const [first] = find(query)
    const page = first?.path.replace(/\.html(#.*)?$/, '')
    return page !== undefined && pages.includes(page) ? [] : [`${query} → ${first?.path}`]
  })
}

test.each([
  ['of the findings', findings],
  ['by task', tasks],
])('nine in ten queries %s find their page first', (_, table) => {
  const wrong = missed(table)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(table.length / 10)
})
