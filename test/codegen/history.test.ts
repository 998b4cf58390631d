import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { historyText } from '#codegen/build/history.ts'
import type { Release } from '#codegen/model.ts'
import { runCommand } from '#test/codegen/run_command.ts'
import { buildTexts, complaints, registry } from './registry.ts'

const root = join(import.meta.dirname, '../..')

function release(version: string): Release {
  return { version, date: '2026-01-02', before: '2025-12-31.3', changes: [] }
}

function recorded(...releases: Release[]) {
  return releases.map((one) => ({
    path: `spec/history/${one.version}.json`,
    text: historyText(one),
  }))
}

test('the newest version comes first, also beyond nine in a day', () => {
  const versions = ['2026-01-02.9', '2026-01-02.10', '2025-12-31.11']
  const { model: built } = buildTexts([
    ...registry,
    ...recorded(...versions.map((one) => release(one))),
  ])
  expect(built?.history.map(({ version }) => version)).toEqual([
    '2026-01-02.10',
    '2026-01-02.9',
    '2025-12-31.11',
  ])
})

test.each([
  ['{', '2026-01-02.1'],
  ['{"version": "2026-01-02.1"}', '2026-01-02.1'],
  [historyText(release('2026-01-02.1')), '2026-01-02.2'],
])('a file that the command does not write is a problem', (text, name) => {
  const path = `spec/history/${name}.json`
  expect(complaints([...registry, { path, text }])).toEqual([
    `history/${name}.json:1:1: this is not what npm run diff -- <base> --record writes under this name`,
  ])
})

test('npm run diff -- --record keeps what somebody has to adapt to, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  try {
    const base = join(folder, 'base')
    mkdirSync(base)
    for (const target of [folder, base])
      cpSync(join(root, 'spec'), join(target, 'spec'), { recursive: true })
    const file = join(base, 'spec/capabilities/lists.yaml')
    const text = readFileSync(file, 'utf8')
    const [, summary = ''] = /^ {2}(summary: .*)$/m.exec(text) ?? []
    const without = text
      .replace(summary, 'summary: Something else')
      .replace(/^ideas\.lists\.duplicate:\n(?: .*\n|\n)*/m, '')
    writeFileSync(file, without.replaceAll(/^.*capability: ideas\.lists\.duplicate.*\n/gm, ''))
    rmSync(join(base, 'spec/examples/ideas.lists.duplicate.yaml'))
    const service = join(base, 'spec/service.yaml')
    const aliases = /^ {2}ideas\.lists\.duplicate: .*\n/m
    writeFileSync(service, readFileSync(service, 'utf8').replace(aliases, ''))
    const options = [base, '--record', '--fail-on', 'none']
    expect(await runCommand('diff', options, folder)).toMatchObject({ code: 0 })
    const version = /registry_version: "(.*)"/.exec(
      readFileSync(join(folder, 'spec/service.yaml'), 'utf8'),
    )?.[1]
    const written: Release = JSON.parse(
      readFileSync(join(folder, `spec/history/${version}.json`), 'utf8'),
    )
    expect(written.before).toBe(version)
    expect(written.changes).toContainEqual({
      place: 'ideas.lists.duplicate',
      message: 'is new: Duplicate an Ideas List',
      ratings: { wire: 'additive', sdk: 'additive', mcp: 'additive', docs: 'additive' },
    })
    expect(written.changes.map(({ message }) => message).join()).not.toContain('Something else')
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 30_000)
