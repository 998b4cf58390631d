import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  candidateIdOf,
  openCandidate,
  sealFound,
  shortCandidate,
} from '#server/domain/ideas/candidate.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { toSharedHandle } from '#server/domain/ideas/shared_idea.ts'
import { makeSeal } from '#server/runtime/seal.ts'

const seal = makeSeal([randomBytes(32)])
const owner = randomUUID()
const subject = { kind: 'idea' as const, id: toHandle('idea', randomUUID()) }
const found = { kind: 'found' as const, id: randomUUID() }
const sealed = (by = seal) => sealFound(by, owner, found.id, new Date())

test('the id of something found has 160 characters at most and means what it was made of', () => {
  expect(sealed().length).toBeLessThanOrEqual(160)
  expect(openCandidate(seal, owner, sealed())).toEqual(found)
})

test('it is invalid for another account, for another service, and after a change', () => {
  const id = sealed()
  expect(openCandidate(seal, randomUUID(), id)).toBeNull()
  expect(openCandidate(makeSeal([randomBytes(32)]), owner, id)).toBeNull()
  expect(openCandidate(seal, owner, `${id}A`)).toBeNull()
  expect(
    openCandidate(seal, owner, seal.close('cursor:x', owner, found, new Date(8e13))),
  ).toBeNull()
  expect(openCandidate(seal, owner, '')).toBeNull()
})

test('what an earlier release sealed means the same until it expires', () => {
  const id = seal.close('candidate', owner, subject, new Date(8e13))
  expect(openCandidate(seal, owner, id)).toEqual(subject)
})

test('it expires after half a year', () => {
  const old = {
    ...seal,
    close: (...[type, to, value]: Parameters<typeof seal.close>) =>
      seal.close(type, to, value, new Date(Date.now() - 1)),
  }
  expect(openCandidate(seal, owner, sealed(old))).toBeNull()
})

test('what has a handle has an id without a seal, which keeps the time that was shown', () => {
  const event = { kind: 'item' as const, id: toHandle('event', randomUUID()), at: 29_912_345 }
  const like = { kind: 'interest' as const, id: toHandle('interest', randomUUID()) }
  for (const meant of [subject, event, { ...like, at: 1 }, like]) {
    const short = candidateIdOf(meant)
    expect(short.length).toBeLessThanOrEqual(36)
    expect(openCandidate(seal, owner, short)).toEqual(meant)
  }
  expect(shortCandidate(found)).toBeNull()
  const shared = { kind: 'place' as const, id: toSharedHandle('place', randomUUID(), randomUUID()) }
  expect(openCandidate(seal, owner, candidateIdOf(shared))).toEqual(shared)
  for (const wrong of [`${subject.id}.abc`, `${event.id}.`, `${event.id}.A`, `${event.id}.abcdefg`])
    expect(openCandidate(seal, owner, wrong)).toBeNull()
})
