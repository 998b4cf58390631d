import { expect, test } from 'vitest'
import { makeHostSlots } from '#server/outbound/fetch/host_slots.ts'

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a host has as many places as it may be asked at once, each host its own', () => {
  const slots = makeHostSlots(2)
  const first = slots.take('a.example')
  expect(first).not.toBeNull()
  expect(slots.take('a.example')).not.toBeNull()
  expect(slots.take('a.example')).toBeNull()
  expect(slots.take('b.example')).not.toBeNull()
  first?.()
  first?.()
  expect(slots.take('a.example')).not.toBeNull()
  expect(slots.take('a.example')).toBeNull()
})

test('a host is asked again only after a pause, also when the request before has ended', async () => {
  const slots = makeHostSlots(2, 200)
  slots.take('a.example')?.()
  expect(slots.take('a.example')).toBeNull()
  expect(slots.take('b.example')).not.toBeNull()
  await pause(250)
  const taken = slots.take('a.example')
  expect(taken).not.toBeNull()
  await pause(250)
  expect(slots.take('a.example')).not.toBeNull()
  expect(slots.take('a.example')).toBeNull()
})
