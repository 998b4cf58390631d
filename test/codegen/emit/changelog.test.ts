import { expect, test } from 'vitest'
import { emitDocs } from '#codegen/emit/docs/emit.ts'
import type { Release } from '#codegen/model.ts'
import { model } from '#test/codegen/emit/model.ts'
import { textOf } from '#test/codegen/file.ts'

const changes: Release['changes'] = [
  { place: 'shelves.create', message: 'is new', ratings: { wire: 'additive', mcp: 'additive' } },
  { place: 'shelves.create input name', message: 'is shorter', ratings: { wire: 'breaking' } },
  { place: 'type Shelf', message: 'is <new>', ratings: { sdk: 'additive' } },
]

const release: Release = {
  version: '2026-01-02.1',
  date: '2026-01-02',
  before: '2025-12-31.3',
  changes,
}

test('the changelog lists changes by surface, what breaks first, and each page its own', () => {
  const files = emitDocs({ ...model, history: [release] })
  const page = textOf(files, 'docs/changelog.md')
  const [, rest = '', sdk = '', mcp = '', reference = ''] = page.split(/\n### .*\n/)
  expect(rest.indexOf('**Breaking:**')).toBeLessThan(rest.indexOf('is new'))
  expect([sdk, mcp].map((text) => text.includes('shelves.create'))).toEqual([false, true])
  expect(reference).toContain('Nothing to adapt to.')
  const own = textOf(files, 'docs/capabilities/shelves.create.html')
  expect(own).toContain('<h2 id="history">')
  expect(own).toContain('<a href="../changelog.html#v2026-01-02-1">2026-01-02.1</a>')
  expect(textOf(files, 'docs/capabilities/shelves.query.html')).not.toContain('id="history"')
  expect(textOf(files, 'docs/resources/Shelf.html')).toContain('is &lt;new&gt;')
})

test('the feed has an entry for each version, with an identity that stays', () => {
  const files = emitDocs({ ...model, history: [release] })
  const feed = textOf(files, 'docs/changelog.atom')
  expect(feed.match(/<entry>/g)).toHaveLength(1)
  expect(feed).toContain('<id>urn:service:changelog:2026-01-02.1</id>')
  expect(feed).toContain('<updated>2026-01-02T00:00:00Z</updated>')
  expect(feed).toContain('Breaking: shelves.create input name: is shorter (REST)')
  expect(feed).toContain('type Shelf: is &lt;new&gt; (SDK)')
})
