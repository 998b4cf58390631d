import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'

const folder = join(import.meta.dirname, '../../spec/capabilities')

/** Lists of what answers may contain, and of what calls need: nobody reads an entry for them. */
const lists = /^ {2}(?:may_follow|may_disclose|needs):.*\n(?: {4}.*\n)*/gm

/** How many lines each entry has besides those lists, comments counted and empty lines not. */
function lengths(): [id: string, lines: number][] {
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const entries = text.split(/^(?=[a-z][\w.]*:)/m).slice(1)
    return entries.map((entry): [string, number] => {
      const lines = entry
        .replace(lists, '')
        .split('\n')
        .filter((line) => line.trim() !== '')
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
