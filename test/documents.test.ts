import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'sdk/README.md']
const readme = readFileSync('README.md', 'utf8')
const contributing = readFileSync('CONTRIBUTING.md', 'utf8')
const operating = readFileSync('spec/guides/operating.md', 'utf8')
const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

describe('what people read first', () => {
  test.each(documents)('%s names only files and scripts that exist', (path) => {
    const text = readFileSync(path, 'utf8')
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([])
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][a-z:-]*)/g)].map(
      ([, name = '']) => name,
    )
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('the settings of the guide of operating are the settings there are', () => {
    const read = new Set<string>()
    const environment = new Proxy<Record<string, string>>(
      {},
      {
        get(_, name) {
          read.add(String(name))
          return undefined
        },
      },
    )
    readConfig(environment)
    const table = partOf(operating, '## Settings')
    const named = [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
    )
    expect(named.toSorted()).toEqual([...read].toSorted())
  })

  test('the map of the house is the tree', () => {
    const house = partOf(contributing, '## The house')
    const map = house.slice(0, house.indexOf('The words:'))
    let folder = ''
    const missing: string[] = []
    for (const [, indent = '', name = ''] of map.matchAll(/^( {4}| {6})(\S+)/gm)) {
      const path = indent.length === 4 ? name : join(folder, name)
      if (indent.length === 4) folder = name
      if (!existsSync(path)) missing.push(path)
    }
    expect(missing).toEqual([])
  })

  test('each test and part of the tests that CONTRIBUTING names exists', () => {
    const made = [
      'test/server/handlers/places/private/get.test.ts',
      'test/server/surfaces/web/boats/page.test.ts',
    ]
    const named = [...contributing.matchAll(/`(test\/[\w./-]+)`/g)].map(([, path = '']) => path)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((path) => !made.includes(path) && !existsSync(path))).toEqual([])
  })

  test('a command that is pasted names the account of the demo, or makes the one that it names', () => {
    const guides = readdirSync('spec/guides').filter((name) => name.endsWith('.md'))
    const texts = ['README.md', ...guides.map((name) => join('spec/guides', name))].map((path) =>
      readFileSync(path, 'utf8').replaceAll('\\\n', ' '),
    )
    const commands = texts.flatMap(
      (text) => text.match(/npm run (--silent )?(token|sign-in) -- --email \S+@.*/g) ?? [],
    )
    expect(commands.length).toBeGreaterThan(4)
    const isPasted = (command: string) => /--email sam@example\.test\b|--name/.test(command)
    expect(commands.filter((command) => !isPasted(command))).toEqual([])
  })

  test('the README is a door: what it is, how it starts, and where to go on', () => {
    expect(readme.split('\n').length).toBeLessThanOrEqual(71)
  })

  test('each mechanism of the threat model names tests, and these exist', () => {
    const text = readFileSync('spec/guides/threat_model.md', 'utf8')
    const tables = text.split('\n\n').filter((part) => part.includes('| Tested in |'))
    const rows = tables.flatMap((table) => table.trim().split('\n').slice(2))
    const testsOf = (row: string) =>
      [...row.matchAll(/`(test\/[^`]+)`/g)].map(([, path = '']) => path)
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((row) => testsOf(row).length === 0)).toEqual([])
    expect(rows.flatMap(testsOf).filter((path) => !existsSync(path))).toEqual([])
  })
})

/** A part of a document, from its heading to the next of that level. */
function partOf(text: string, heading: string): string {
  const [, part = ''] = text.split(`\n${heading}\n`)
  return part.split('\n## ')[0] ?? ''
}
