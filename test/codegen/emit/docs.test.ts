import { describe, expect, test } from 'vitest'
import { emitDocs, emitPages } from '#codegen/emit/docs/emit.ts'
import { generateSite } from '#codegen/emit/docs/static_site.ts'
import { textOf } from '#test/codegen/file.ts'
import { model } from '#test/codegen/emit/model.ts'

// The whole pages, as the server shows them and `npm run docs` writes them.
const { files } = generateSite(model)
const html = files.filter((file) => file.path.endsWith('.html'))

test('every capability, code, resource and guide has a page, each also as Markdown', () => {
  for (const { id } of model.capabilities) textOf(files, `capabilities/${id}.html`)
  for (const { code } of model.errors) textOf(files, `errors/${code}.html`)
  for (const { name } of model.types.filter(({ shape }) => shape))
    textOf(files, `resources/${name}.html`)
  for (const { name } of model.guides) textOf(files, `guides/${name}.html`)
  textOf(files, 'types/test.html')
  for (const { path } of html) textOf(files, path.replace(/html$/, 'md'))
})

test('a page shows fields, statuses, codes, next actions, and the example in three ways', () => {
  const page = textOf(files, 'capabilities/shelves.create.html')
  expect(page).toContain('<li id="input.name"><a class="name" href="#input.name">')
  expect(page).toContain('string (at most 120 characters)')
  expect(page).toContain('<a href="../errors/limit_reached.html"><code>limit_reached</code></a>')
  expect(page).toContain('<a href="../resources/Shelf.html"><code>Shelf</code></a>')
  expect(page).toContain('<a href="shelves.query.html">')
  expect(page).toContain('-H "Idempotency-Key: ')
  expect(page).toContain('client.shelves.create({')
  expect(page).toContain('"name": "service_create_shelf"')
  expect(page).toContain('Version 1.0')
})

test('text of the registry is never markup', () => {
  const [first, ...rest] = model.capabilities
  if (!first) throw new Error('the small registry is empty')
  const hostile = { ...first, about: '<script>alert("x")</script> | `a` *b*' }
  const pages = generateSite({ ...model, capabilities: [hostile, ...rest] }).files
  const page = textOf(pages, 'capabilities/shelves.create.html')
  expect(page.match(/<script/g)).toHaveLength(1)
  expect(page).toContain('&lt;script&gt;')
  expect(textOf(pages, 'capabilities/shelves.create.md')).toContain('\\<script\\>')
})

describe('every page', () => {
  test.each(html.map(({ path, text }) => [path, text]))('%s has everything it needs', (_, page) => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:|\/)|<script(?! src="(?:\.\.\/)?site\.js"><)/)
    expect(page).toContain('<html lang="en">')
    expect(page.match(/<h1>/g)).toHaveLength(1)
    expect(page).toContain('<main id="main"')
  })

  test.each(html.map(({ path, text }) => [path, text]))('%s has no dead link', (path, page) => {
    const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link]) => String(link))
    // Redocly makes one more page.
    for (const link of links.filter((one) => !/^data:|^redoc\.html$/.test(one))) {
      const { pathname, hash } = new URL(link, `http://x/${path}`)
      const target = textOf(files, pathname.slice(1))
      if (hash) expect(target, link).toContain(`id="${decodeURIComponent(hash.slice(1))}"`)
    }
  })
})

test('llms.txt lists every capability with its Markdown page', () => {
  expect(textOf(files, 'llms.txt')).toContain(
    '- [shelves.create](capabilities/shelves.create.md): Create one shelf',
  )
})

test('the content of a page does not change with other pages, nor with the registry as a whole', () => {
  const [first, ...rest] = model.capabilities
  if (!first) throw new Error('the small registry is empty')
  const another = { ...first, id: 'shelves.another', tool: 'service_another' }
  const service = { ...model.service, registry_version: '2026-01-03.1' }
  const grown = { ...model, service, capabilities: [first, ...rest, another] }
  const [more, before] = [grown, model].map((of) => [...emitDocs(of), ...emitPages(of)])
  const page = 'docs/capabilities/shelves.query'
  for (const path of [`${page}.html`, `${page}.md`])
    expect(textOf(more ?? [], path)).toBe(textOf(before ?? [], path))
})
