import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeSeal } from '#server/runtime/seal.ts'

const owner = '00000000-0000-4000-8000-000000000001'
const later = new Date(Date.now() + 60_000)
const key = randomBytes(32)

describe('a seal', () => {
  test('opens for the type and the owner it was made for, and for nobody else', () => {
    const seal = makeSeal([key])
    const sealed = seal.close('cursor', owner, { offset: 25 }, later)
    expect(seal.open('cursor', owner, sealed)).toEqual({ value: { offset: 25 }, expired: false })
    expect(seal.open('candidate', owner, sealed)).toBeNull()
    expect(seal.open('cursor', owner.replace('1', '2'), sealed)).toBeNull()
  })

  test('shows nothing of what is inside, and never looks the same twice', () => {
    const seal = makeSeal([key])
    const sealed = seal.close('cursor', owner, 'secret-value', later)
    expect(sealed).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('secret-value')
    expect(seal.close('cursor', owner, 'secret-value', later)).not.toBe(sealed)
  })

  test('uses each nonce once, and no other pool of nonces has it', () => {
    const sealed = [makeSeal([key]), makeSeal([key])].flatMap((seal) =>
      Array.from({ length: 1_000 }, () => seal.close('cursor', owner, 1, later)),
    )
    const nonces = sealed.map((text) => Buffer.from(text, 'base64url').toString('hex', 1, 13))
    expect(new Set(nonces).size).toBe(2_000)
  })

  test('opens what an earlier release sealed', () => {
    const seal = makeSeal([Buffer.alloc(32, 1)])
    const sealed = 'N_40DztsgxM-XPIhwk8nLSHhxtMDkOQ0C3gmtAFlfpkQiG1_vIMUOSX0HWyvY1pZ'
    expect(seal.open('cursor', owner, sealed)).toEqual({ value: { offset: 25 }, expired: true })
  })

  test('keeps bytes for its type and owner, and says when an older key sealed them', () => {
    const [older, newer] = [key, randomBytes(32)]
    const old = makeSeal([older])
    const seal = makeSeal([newer, older])
    const bytes = randomBytes(500)
    const sealed = old.closeBytes('calendar', owner, bytes)
    expect(sealed.includes(bytes.subarray(0, 8))).toBe(false)
    expect(seal.openBytes('calendar', owner, sealed)).toEqual(bytes)
    expect(seal.openBytes('cursor', owner, sealed)).toBeNull()
    expect(seal.openBytes('calendar', owner.replace('1', '2'), sealed)).toBeNull()
    expect(makeSeal([newer]).openBytes('calendar', owner, sealed)).toBeNull()
    expect(seal.openBytes('calendar', owner, sealed.subarray(0, -1))).toBeNull()
    expect(seal.openBytes('calendar', owner, Buffer.alloc(3))).toBeNull()
    for (const kept of [sealed, old.close('calendar', owner, 1, later)]) {
      expect(seal.isOld('calendar', owner, kept)).toBe(true)
      expect(old.isOld('calendar', owner, kept)).toBe(false)
    }
  })

  test('breaks with any single changed, missing or added character', () => {
    const seal = makeSeal([key])
    const sealed = seal.close('cursor', owner, { offset: 25 }, later)
    for (let at = 0; at < sealed.length; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A'
      expect(
        seal.open('cursor', owner, sealed.slice(0, at) + other + sealed.slice(at + 1)),
      ).toBeNull()
    }
    for (const broken of [
      '',
      sealed.slice(1),
      sealed.slice(0, -1),
      `${sealed}A`,
      `${sealed}=`,
      ` ${sealed}`,
      'x',
    ]) {
      expect(seal.open('cursor', owner, broken)).toBeNull()
    }
  })

  test('says when it has expired', () => {
    const seal = makeSeal([key])
    const sealed = seal.close('cursor', owner, 1, new Date(Date.now() - 1))
    expect(seal.open('cursor', owner, sealed)).toEqual({ value: 1, expired: true })
  })

  test('of the older key still opens when a newer one seals', () => {
    const older = makeSeal([key])
    const newer = makeSeal([randomBytes(32), key])
    const sealed = older.close('cursor', owner, 1, later)
    expect(newer.open('cursor', owner, sealed)?.value).toBe(1)
    expect(older.open('cursor', owner, newer.close('cursor', owner, 1, later))).toBeNull()
  })

  test('of a candidate fits into 160 characters', () => {
    const sealed = makeSeal([key]).close('candidate', owner, ['idea', owner], later)
    expect(sealed.length).toBeLessThanOrEqual(160)
  })
})
