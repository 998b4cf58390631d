import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the bill of materials has each package that runs in production with its version, and no other', () => {
  const text = execFileSync(process.execPath, ['codegen/commands/sbom.ts'], { encoding: 'utf8' })
  const { bomFormat, components } = JSON.parse(text)
  const found = components.map(
    ({ name, version }: { name: string; version: string }) => `${name}@${version}`,
  )
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const locked = Object.entries<{ version: string; dev?: boolean; link?: boolean }>(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
  expect(bomFormat).toBe('CycloneDX')
  expect([...new Set(found)].toSorted()).toEqual([...new Set(locked)].toSorted())
  expect(found).toContainEqual(expect.stringMatching(/^express@/))
  const nameless = components.filter(
    ({ licenses = [] }: { licenses?: unknown[] }) => licenses.length === 0,
  )
  expect(nameless.map(({ name }: { name: string }) => name)).toEqual([])
}, 60_000)
