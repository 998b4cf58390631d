import { beforeAll, expect, test } from 'vitest'
import { routes } from '#server/surfaces/web/surface.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, await world.account('Sam'))
})

/** What answers programs: signing in, the account and its address, calendars, agents and approvals. */
const forPrograms = [
  ...['/sign-in', '/sign-up', '/sign-out', '/welcome', '/connect/', '/no-mail', '/approvals'],
  ...['/settings/agents', '/settings/calendars', '/settings/account', '/settings/sign-in'],
]

/** Pages that answer JSON too, and are to answer people only; none may be added. */
const alsoJson = ['/settings', '/settings/activity']

/** Each page whose address is complete, and those of one thing with a handle that names nothing. */
const pages = routes.filter(({ show }) => show !== undefined)

const isFor = (path: string) =>
  forPrograms.some((start) => path.startsWith(start)) || alsoJson.includes(path)

test('a page that is not for programs answers them with 406, and does nothing for them', async () => {
  const others = pages.filter(({ path }) => !isFor(path))
  expect(others.map(({ path }) => path)).toContain('/settings/archived')
  for (const { path } of others) {
    const at = path.replaceAll(/:\w+/g, 'id_00000000000000000000000000')
    const read = await client.get(at)
    const sent = await client.post(at)
    expect([path, read.status, read.json?.code]).toEqual([path, 406, 'page_only'])
    expect([path, [405, 406].includes(sent.status)]).toEqual([path, true])
  }
})

test('no page answers a program with a page', async () => {
  for (const { path } of pages) {
    const at = path.replaceAll(/:\w+/g, 'id_00000000000000000000000000')
    const { status, headers } = await client.get(at)
    expect([path, status < 500, headers.get('content-type')]).toEqual([
      path,
      true,
      expect.stringMatching(/json/),
    ])
  }
})
