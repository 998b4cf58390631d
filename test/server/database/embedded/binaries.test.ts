import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBinaries, refuseUnlessRunnable } from '#server/database/embedded/binaries.ts'
import { canReach } from '#server/database/embedded/user.ts'
import { brand } from '#test/support/postgres/answer.ts'

const root = mkdtempSync(join(tmpdir(), 'binaries-test-'))
chmodSync(root, 0o755)

afterAll(() => rmSync(root, { recursive: true }))

test('a machine without an npm package of PostgreSQL is told in one line to name a database', () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch')
  Object.defineProperty(process, 'arch', { ...arch, value: 'mips' })
  try {
    expect(() => findBinaries(brand, null)).toThrow(
      /^There is no embedded PostgreSQL for \w+-mips\. Set DATABASE_URL .*$/,
    )
  } finally {
    if (arch) Object.defineProperty(process, 'arch', arch)
  }
})

test('a PostgreSQL that cannot run here is told in one line to name a database', () => {
  const postgres = join(root, 'postgres')
  // What a program linked against another C library comes down to: its loader is not there.
  writeFileSync(postgres, '#!/lib/no-such-loader.so\n', { mode: 0o755 })
  expect(() => refuseUnlessRunnable({ initdb: postgres, postgres }, null)).toThrow(
    /^The embedded PostgreSQL does not run on this machine \(.*ENOENT.*\)\. Set DATABASE_URL .*$/,
  )
})

test('the PostgreSQL of this machine runs', () => {
  expect(() => refuseUnlessRunnable(findBinaries(brand, null), null)).not.toThrow()
})

test('other users cannot reach files in a directory that they may not enter', () => {
  const stranger = { uid: 54_321, gid: 54_321 }
  const open = join(root, 'open', 'file')
  const closed = join(root, 'closed', 'file')
  for (const file of [open, closed]) {
    mkdirSync(join(file, '..'))
    writeFileSync(file, '', { mode: 0o755 })
  }
  chmodSync(join(root, 'closed'), 0o700)
  expect(canReach(open, stranger)).toBe(true)
  expect(canReach(closed, stranger)).toBe(false)
  expect(canReach(join(root, 'nowhere'), stranger)).toBe(false)
})
