import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRequests } from '#server/surfaces/http/under_way.ts'

const requests = countRequests()
const counted = () => Atomics.load(requests.counted, 0)
let release = () => {}
const server = createServer((_, response) => {
  requests.begin(response)
  release = () => response.end()
  server.emit('asked')
})
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

test('a request counts until it is answered', async () => {
  const asked = once(server, 'asked')
  const answer = fetch(url)
  await asked
  expect(counted()).toBe(1)
  release()
  await (await answer).text()
  await expect.poll(counted).toBe(0)
})

test('one that stays open counts for a moment only, and once', async () => {
  const asked = once(server, 'asked')
  const answer = fetch(url)
  await asked
  expect(counted()).toBe(1)
  await expect.poll(counted).toBe(0)
  release()
  await (await answer).text()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(counted()).toBe(0)
})

test('work waits until no request is under way, or for as long as it says', async () => {
  const asked = once(server, 'asked')
  const answer = fetch(url)
  await asked
  expect(requests.areRecent).toBe(true)
  const order: string[] = []
  const late = requests.passed(1).then(() => order.push('late'))
  const passed = requests.passed(5_000).then(() => order.push('passed'))
  await late
  order.push('answered')
  release()
  await (await answer).text()
  await passed
  expect(order).toEqual(['late', 'answered', 'passed'])
  await requests.passed(5_000)
})

test('requests are recent for a second', async () => {
  await expect.poll(() => requests.areRecent, { timeout: 5_000 }).toBe(false)
})
