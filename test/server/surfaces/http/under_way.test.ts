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
