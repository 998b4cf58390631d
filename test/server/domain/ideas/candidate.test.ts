import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  nameCandidate,
  openCandidate,
  sealCandidate,
  shortCandidate,
} from '#server/domain/ideas/candidate.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { toSharedHandle } from '#server/domain/ideas/shared_idea.ts'
import { makeSeal } from '#server/runtime/seal.ts'

const seal = makeSeal([randomBytes(32)])
const owner = randomUUID()
const subject = { kind: 'idea' as const, id: toHandle('idea', randomUUID()) }

test('a candidate id has 160 characters at most and means what it was made of', () => {
  const id = sealCandidate(seal, owner, subject, new Date())
  expect(id.length).toBeLessThanOrEqual(160)
  expect(openCandidate(seal, owner, id)).toEqual(subject)
})

test('it is invalid for another account, for another service, and after a change', () => {
  const id = sealCandidate(seal, owner, subject, new Date())
  expect(openCandidate(seal, randomUUID(), id)).toBeNull()
  expect(openCandidate(makeSeal([randomBytes(32)]), owner, id)).toBeNull()
  expect(openCandidate(seal, owner, `${id}A`)).toBeNull()
  expect(
    openCandidate(seal, owner, seal.close('cursor:x', owner, subject, new Date(8e13))),
  ).toBeNull()
  expect(openCandidate(seal, owner, '')).toBeNull()
})

test('it expires after half a year', () => {
  const old = {
    ...seal,
    close: (...[type, to, value]: Parameters<typeof seal.close>) =>
      seal.close(type, to, value, new Date(Date.now() - 1)),
  }
  expect(openCandidate(seal, owner, sealCandidate(old, owner, subject, new Date()))).toBeNull()
})

test('what has a handle has a short id too, which keeps the time that was shown', () => {
  const event = { kind: 'item' as const, id: toHandle('event', randomUUID()), at: 29_912_345 }
  const like = { kind: 'interest' as const, id: toHandle('interest', randomUUID()) }
  for (const meant of [subject, event, { ...like, at: 1 }, like]) {
    const short = shortCandidate(meant) ?? ''
    expect(short.length).toBeLessThanOrEqual(36)
    expect(openCandidate(seal, owner, short)).toEqual(meant)
  }
  expect(shortCandidate({ kind: 'found', id: randomUUID() })).toBeNull()
  for (const wrong of [`${subject.id}.abc`, `${event.id}.`, `${event.id}.A`, `${event.id}.abcdefg`])
    expect(openCandidate(seal, owner, wrong)).toBeNull()
})

test('nothing is sealed for a read over MCP, which shows the short id', () => {
  const read = { owner, seal, surface: 'mcp', execution_id: null } as const
  expect(nameCandidate(read, subject, new Date())).toBe(subject.id)
  const written = { ...read, execution_id: 'of a write' }
  for (const others of [written, { ...read, surface: 'api' as const }, { owner, seal }]) {
    const id = nameCandidate(others, subject, new Date())
    expect([id === subject.id, openCandidate(seal, owner, id)]).toEqual([false, subject])
  }
  const found = { kind: 'found' as const, id: randomUUID() }
  expect(openCandidate(seal, owner, nameCandidate(read, found, new Date()))).toEqual(found)
})

test('what is in a list that somebody shared is named by its handle alone', () => {
  for (const kind of ['idea', 'place'] as const) {
    const id = toSharedHandle(kind, randomUUID(), randomUUID())
    expect(openCandidate(seal, owner, id)).toEqual({ kind, id })
    expect(openCandidate(seal, owner, id.slice(1))).toBeNull()
    expect(openCandidate(seal, owner, `${id}0`)).toBeNull()
  }
})
