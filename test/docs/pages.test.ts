import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isCommitted } from '#codegen/manifest.ts'
import { startMock } from '#server/mock/service.ts'
import { docs, pages } from './fences.ts'

const root = join(docs, '../..')
/** The pages as the server shows them. */
const html = new Map<string, string>()
const markdown = new Map(
  pages().map((path) => [path, readFileSync(join(docs, `${path}.md`), 'utf8')]),
)
/** `npm run docs` puts them beside the pages. */
const added = /^(redoc\.html|openapi\.json)$/

beforeAll(async () => {
  const { url, server } = await startMock({ host: '127.0.0.1', port: 0 })
  for (const path of pages()) {
    const response = await fetch(`${url}/docs/${path}.html`)
    // Its own full address is tested where it is served.
    html.set(path, (await response.text()).replace(/<link rel="canonical"[^>]*>/, ''))
  }
  server.closeAllConnections()
  server.close()
})

function idsOf(text: string): string[] {
  return [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
}

test('every link of every page leads to a page that is there, and to a part it has', () => {
  const ids = new Map([...html].map(([path, text]) => [path, new Set(idsOf(text))]))
  const dead: string[] = []
  for (const [path, text] of html) {
    for (const [, link = ''] of text.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (link.startsWith('data:') || added.test(link)) continue
      const { pathname, hash, host } = new URL(link, `http://x/${path}.html`)
      const target = pathname.slice(1).replace(/\.html$/, '')
      const page = ids.get(target)
      const there =
        host === 'x' &&
        (page
          ? hash === '' || page.has(hash.slice(1))
          : hash === '' && existsSync(join(docs, pathname)))
      if (!there) dead.push(`${path}: ${link}`)
    }
  }
  expect(dead).toEqual([])
})

test('every link of every Markdown page and of llms.txt does so too', () => {
  const dead: string[] = []
  const texts = [...markdown, ['llms', readFileSync(join(docs, 'llms.txt'), 'utf8')]] as const
  for (const [path, text] of texts) {
    const prose = text.replaceAll(/```[\s\S]*?```/g, '')
    for (const [, link = ''] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
      const [file = '', part] = link.split('#')
      if (added.test(file) || /^https?:/.test(file)) continue
      const target = file === '' ? `${path}.md` : posix.join(dirname(path), file)
      const there = existsSync(join(docs, target))
      const anchored =
        part === undefined ||
        markdown.get(target.replace(/\.md$/, ''))?.includes(`<a id="${part}">`)
      if (!there || !anchored) dead.push(`${path}: ${link}`)
    }
  }
  expect(dead).toEqual([])
})

test('no page has one id twice, and every heading and field has one', () => {
  for (const [path, text] of html) {
    const ids = idsOf(text)
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([])
    expect(text, path).not.toMatch(/<h[23]>|<ul class="fields">\s*<li>/)
  }
})

test('the search knows every page for callers, and llms-full.txt every capability, code and guide for them', () => {
  const index = readFileSync(join(docs, 'search.js'), 'utf8')
  const full = readFileSync(join(docs, 'llms-full.txt'), 'utf8')
  for (const path of html.keys())
    expect(index.includes(`["${path}",`), path).toBe(!path.startsWith('lint/'))
  for (const [path, text] of markdown) {
    const [folder, name] = path.split('/')
    if (name === 'index') continue
    if (folder === 'capabilities') expect(full).toContain(`\n## ${name}\n`)
    if (folder === 'errors') expect(full).toContain(`\n- \`${name}\` (`)
    if (folder !== 'guides') continue
    const isForOperators = /^kind: operation$/m.test(
      readFileSync(join(root, `spec/${path}.md`), 'utf8'),
    )
    const title = /^# .*$/m.exec(text)?.[0] ?? path
    expect(full.includes(`\n${title}\n`), path).toBe(!isForOperators)
  }
})

test('the guide to operating names every setting, and no other', () => {
  const config = readFileSync(join(root, 'server/config.ts'), 'utf8')
  const known = new Set([
    ...[...config.matchAll(/value\('([A-Z_]+)'\)/g)].map(([, name = '']) => name),
    'SERVICE_KEYS',
  ])
  const rows = (markdown.get('guides/operating') ?? '').matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)
  const told = [...rows].flatMap(([, names = '']) => names.match(/[A-Z_]+/g) ?? [])
  expect(told.sort()).toEqual([...known].sort())
})

test('the reference stays small enough to be committed', () => {
  // A folder has a size of its own on each disk, which nobody commits.
  const bytes = readdirSync(docs, { recursive: true })
    .map(String)
    .filter((path) => isCommitted(`docs/${path.replaceAll('\\', '/')}`))
    .map((path) => statSync(join(docs, path)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
  expect(bytes).toBeLessThan(2_300_000)
})

test('each row of a table has as many cells as its head', () => {
  const cells = (row: string) => row.slice(1, -1).split(/(?<!\\)\|/).length
  const wrong: string[] = []
  for (const [path, text] of markdown) {
    const words = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]+`/g, 'code')
    for (const [table] of words.matchAll(/(?:^\|.*\|\n)+/gm)) {
      const [head = '', ...rows] = table.trim().split('\n')
      if (rows.some((row) => cells(row) !== cells(head))) wrong.push(`${path}: ${head}`)
    }
  }
  for (const [path, text] of html) {
    for (const [table] of text.matchAll(/<table>[\s\S]*?<\/table>/g)) {
      const [head = 0, ...rows] = table
        .split('<tr>')
        .slice(1)
        .map((row) => row.match(/<t[hd][ >]/g)?.length)
      if (rows.some((row) => row !== head)) wrong.push(`${path}.html: ${table.slice(0, 80)}`)
    }
  }
  expect(wrong).toEqual([])
})
