import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'

const folder = join(import.meta.dirname, '../../spec/capabilities')

/** How many lines each entry has, comments counted and empty lines not. */
function lengths(): [id: string, lines: number][] {
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const entries = text.split(/^(?=[a-z][\w.]*:)/m).slice(1)
    return entries.map((entry): [string, number] => {
      const lines = entry.split('\n').filter((line) => line.trim() !== '')
      return [entry.slice(0, entry.indexOf(':')), lines.length]
    })
  })
}

test('of ten entries nine have at most 25 lines, and none has more than 45', () => {
  const all = lengths()
  const long = all.filter(([, lines]) => lines > 25)
  expect(all.map(([id]) => id).sort()).toEqual(Object.keys(capabilities).sort())
  expect(long.length, JSON.stringify(long)).toBeLessThanOrEqual(all.length / 10)
  expect(all.filter(([, lines]) => lines > 45)).toEqual([])
})

test('no line of an entry is longer than 160 characters, but for notes to the linter', () => {
  const long = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line.length > 160 && !/^\s*#/.test(line))
      .map((line) => `${file}: ${line}`),
  )
  expect(long).toEqual([])
})
