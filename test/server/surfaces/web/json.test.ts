import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#server/surfaces/web/surface.ts'
import { signedInClient, type WebClient } from '#test/support/web_client.ts'
import { useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
let client: WebClient

beforeAll(async () => {
  client = await signedInClient(world, await world.account('Sam'))
})

/** The rooms that answer programs: signing in and out, connecting, the account, calendars, agents and approvals. */
const forPrograms = [
  ...['/sign-in', '/sign-up', '/sign-out', '/welcome', '/connect/', '/no-mail', '/approvals'],
  ...['/settings/agents', '/settings/calendars', '/settings/account', '/settings/sign-in'],
]

/** The page of the account that the form for signing out belongs to. */
const account = '/settings'

/** Each page whose address is complete, and those of one thing with a handle that names nothing. */
const pages = routes.filter(({ show }) => show !== undefined)

const isFor = (path: string) =>
  path === account || forPrograms.some((start) => path.startsWith(start))

test('a page that is not for programs answers them with 406, and does nothing for them', async () => {
  const others = pages.filter(({ path }) => !isFor(path))
  const paths = others.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/settings/archived', '/settings/activity']))
  for (const { path } of others) {
    const at = path.replaceAll(/:\w+/g, 'id_00000000000000000000000000')
    const read = await client.get(at)
    const sent = await client.post(at)
    expect([path, read.status, read.json?.code]).toEqual([path, 406, 'page_only'])
    expect([path, [405, 406].includes(sent.status)]).toEqual([path, true])
  }
})

test('each form of the account that answers programs is in the guide for them', async () => {
  const guide = await readFile('spec/guides/sign_in.md', 'utf8')
  const rows = guide.split('\n').filter((line) => line.startsWith('| `POST '))
  const listed = rows.flatMap((row) =>
    [...row.matchAll(/`(?:POST )?(\/[^`\s]+)`/g)].map(([, path]) => path),
  )
  const forms = routes.filter(
    ({ path, act, pages_only }) =>
      path.startsWith('/settings/account') && act !== undefined && !pages_only,
  )
  const missing = forms
    .map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'))
    .filter((path) => !listed.includes(path))
  expect(missing).toEqual([])
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
