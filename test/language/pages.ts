// Reads every page of a folder that is not of this repository, and prints a hash of what was read of each: run it before
// and after a change of rules, and compare what it prints.
//
//   node test/language/pages.ts FOLDER > /tmp/before
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPage } from '#server/reading/page/read.ts'

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name a folder of pages.')

const about = {
  type: 'html',
  charset: null,
  timezone: 'Europe/Berlin',
  language: null,
  now: '2026-11-23T09:00:00Z',
  depth: 'items',
} as const

const paths = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((path) => /html?$/.test(path))
for (const path of paths.toSorted()) {
  const reading = readPage(readFileSync(join(folder, path)), {
    ...about,
    url: `https://pages.example/${path}`,
  })
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...reading, discarded: [] }))
    .digest('hex')
    .slice(0, 16)
  console.log(`${path}\t${hash}\t${reading.claims.length} ${reading.items.length}`)
}
