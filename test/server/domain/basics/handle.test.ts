import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type HandleKind, parseHandle, prefixes, toHandle } from '#server/domain/basics/handle.ts'

const kinds = Object.keys(prefixes) as HandleKind[]
const uuid = fc.uuid()

test('every id comes back from its handle', () => {
  fc.assert(
    fc.property(uuid, fc.constantFrom(...kinds), (id, kind) => {
      expect(parseHandle(kind, toHandle(kind, id))).toBe(id)
    }),
  )
})

test('the handle of an id is the same in every release', () => {
  const id = '0190a0a0-1111-4222-8333-444455556666'
  expect(toHandle('list', id)).toBe('il_01j2ga048h88h86ct48hanask6')
  expect(toHandle('list', 'ffffffff-ffff-ffff-ffff-ffffffffffff')).toBe(`il_7${'z'.repeat(25)}`)
})

test('only the text of a uuid has a handle', () => {
  for (const wrong of ['', 'a uuid', 'g'.repeat(32), '0'.repeat(31), '0'.repeat(33)]) {
    expect(() => toHandle('list', wrong)).toThrow('Not a uuid.')
  }
})

test('a handle is 29 characters, an execution id 26', () => {
  const id = randomBytes(16).toString('hex')
  for (const kind of kinds) expect(toHandle(kind, id)).toHaveLength(kind === 'execution' ? 26 : 29)
})

test('no two handles name one id', () => {
  const handle = toHandle('list', '00000000-0000-0000-0000-000000000000')
  const alias = handle.replace('il_0', 'il_g')
  expect(parseHandle('list', handle)).not.toBeNull()
  expect(parseHandle('list', alias)).toBeNull()
})

test('a wrong prefix, length, alphabet or case is nothing', () => {
  const handle = toHandle('list', '0190a0a0-1111-4222-8333-444455556666')
  for (const wrong of [
    handle.replace('il_', 'pe_'),
    handle.slice(0, -1),
    `${handle}0`,
    handle.toUpperCase(),
    `${handle.slice(0, -1)}u`,
    '',
    'il_',
    '__proto__',
  ]) {
    expect(parseHandle('list', wrong)).toBeNull()
  }
})
