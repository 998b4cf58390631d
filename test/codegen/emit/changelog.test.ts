import { expect, test } from 'vitest'
import { emitDocs, emitPages } from '#codegen/emit/docs/emit.ts'
import type { Release } from '#codegen/model.ts'
import { model } from '#test/codegen/emit/model.ts'
import { textOf } from '#test/codegen/file.ts'

const changes: Release['changes'] = [
  { place: 'shelves.create', message: 'is new', ratings: { wire: 'additive', mcp: 'additive' } },
  {
    place: 'shelves.create input name',
    message: 'the greatest number of characters was 120, is 80',
    adapt: 'Send only values within the new limit.',
    ratings: { wire: 'breaking', sdk: 'additive' },
  },
  { place: 'type Shelf', message: 'is <new>', ratings: { sdk: 'additive' } },
  ...['state', 'height'].map((field) => ({
    place: `shelves.query data shelf.${field}`,
    message: 'may now be left out',
    adapt: 'Expect answers without it.',
    ratings: { wire: 'breaking', sdk: 'breaking', mcp: 'breaking' } as const,
  })),
  ...['limit_reached', 'no_wood'].map((code) => ({
    place: 'shelves.create',
    message: `error \`${code}\` is new`,
    ratings: { wire: 'additive', docs: 'additive' } as const,
  })),
]

const release: Release = {
  version: '2026-01-02.1',
  date: '2026-01-02',
  before: '2025-12-31.3',
  changes,
}

test('the changelog says each change once: what to adapt to, then what is new, with the surfaces', () => {
  const page = textOf(emitDocs({ ...model, history: [release] }), 'docs/changelog.md')
  const [, breaking = '', additive = ''] = page.split(/\n### .*\n/)
  expect(breaking.match(/^- .*/gm)).toEqual([
    '- [`shelves.create`](capabilities/shelves.create.md) input `name`: the greatest number of characters was 120, is 80. Send only values within the new limit. (REST)',
    '- [`shelves.query`](capabilities/shelves.query.md) data `shelf.state` and `shelf.height` may now be left out. Expect answers without them. (REST, SDK, MCP)',
  ])
  expect(additive.match(/^- .*/gm)).toEqual([
    '- [`shelves.create`](capabilities/shelves.create.md) is new. (REST, MCP)',
    '- [`Shelf`](resources/Shelf.md) is \\<new\\>. (SDK)',
    '- [`shelves.create`](capabilities/shelves.create.md): errors [`limit_reached`](errors/limit_reached.md) and `no_wood` are new. (REST, Reference)',
  ])
})

test('a version without breaks says so', () => {
  const only = changes.filter(({ adapt }) => adapt === undefined)
  const files = emitDocs({ ...model, history: [{ ...release, changes: only }] })
  expect(textOf(files, 'docs/changelog.md')).toContain('Nothing to adapt to.')
})

test('a page lists the changes of its own, and says which of them break', () => {
  const changed = { ...model, history: [release] }
  const files = [...emitDocs(changed), ...emitPages(changed)]
  const own = textOf(files, 'docs/capabilities/shelves.create.html')
  expect(own).toContain('<h2 id="history">')
  expect(own).toContain('<a href="../changelog.html#v2026-01-02-1">2026-01-02.1</a>')
  expect(textOf(files, 'docs/capabilities/shelves.query.md')).toContain(
    '**Breaking:** data `shelf.state` and `shelf.height` may now be left out.',
  )
  expect(textOf(files, 'docs/capabilities/executions.get.html')).not.toContain('id="history"')
  expect(textOf(files, 'docs/resources/Shelf.html')).toContain('is &lt;new&gt;')
})

test('the feed has an entry for each version, with an identity that stays', () => {
  const files = emitDocs({ ...model, history: [release] })
  const feed = textOf(files, 'docs/changelog.atom')
  expect(feed.match(/<entry>/g)).toHaveLength(1)
  expect(feed).toContain('<id>urn:service:changelog:2026-01-02.1</id>')
  expect(feed).toContain('<updated>2026-01-02T00:00:00Z</updated>')
  expect(feed).toContain(
    'Breaking: shelves.query data shelf.state and shelf.height may now be left out. Expect answers without them. (REST, SDK, MCP)',
  )
  expect(feed).toContain('Shelf is &lt;new&gt;. (SDK)')
})
