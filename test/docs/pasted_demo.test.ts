import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import { findAccount } from '#server/data/accounts/find.ts'
import { demo } from '#server/demo/account.ts'
import { ensureDemo } from '#server/demo/make.ts'
import { offers } from '#server/runtime/authorise.ts'
import { docs, fencesOf, pages, whole } from '#test/docs/fences.ts'
import { type Body, pasteCurl, pasteMcp, pastePython, pasteSdk } from '#test/docs/pasted.ts'
import { type Account, startWorld, type World } from '#test/support/world.ts'

// The first sample of the page of every capability, pasted unchanged into the service that `npm start` begins, with a token of
// the demo account that may do everything.

const { status } = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'])
const hasPython = status === 0

/** How a sample may be answered: a question too, such as which of two lists is meant once other samples have made the second. */
const answered = ['completed', 'accepted', 'unchanged', 'needs_input']

let world: World
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(import.meta.dirname, '.samples-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(async () => {
  world = await startWorld()
})
afterEach(() => world.stop())

const ways = [
  { title: 'curl', surface: 'api' },
  { title: 'SDK', surface: 'api' },
  ...(hasPython ? [{ title: 'Python', surface: 'api' } as const] : []),
  { title: 'MCP', surface: 'mcp' },
] as const

describe.each(ways)('on the demo account, the first samples of $title', ({ title, surface }) => {
  test('are answered, none is refused', async () => {
    const { token } = await theDemo()
    const paste = {
      curl: pasteCurl,
      Python: pastePython,
      MCP: pasteMcp,
      SDK: (url: string) => pasteSdk(url, folder),
    }[title](world.url)
    const refused: string[] = []
    for (const facts of Object.values(capabilities)) {
      if (!offers(facts, surface)) continue
      const samples = fencesOf(`capabilities/${facts.id}`).filter(({ prepares }) => !prepares)
      const sample = samples.find((one) => one.title === title)
      if (!sample) continue
      const body: Body = await paste(whole(sample), { TOKEN: token })
      // Three of them only say that a commit does it.
      if (body?.code === 'confirmation_required') continue
      // What has just been prepared can be carried out.
      const wanted = sample.before === '' ? answered : ['completed']
      if (!wanted.includes(String(body?.status)))
        refused.push(`${facts.id}: ${JSON.stringify(body).slice(0, 400)}`)
    }
    expect(refused).toEqual([])
  }, 300_000)
})

/** Samples of guides that the demo account refuses, by what the page says about them. */
const refusedInGuides = new Map([
  ['guides/errors_and_recovery', 'lists all violations at once'],
  ['guides/media', 'the `media_ref` of your own file'],
  ['guides/prepared_actions', 'the `action_handle` of your own answer'],
  ['guides/undo', 'With that of your own answer'],
])

test('on the demo account, the samples of curl in the guides are answered, but for those that say what to put in', async () => {
  const { token } = await theDemo()
  const paste = pasteCurl(world.url)
  const refused: string[] = []
  let count = 0
  for (const guide of pages().filter((page) => page.startsWith('guides/')))
    for (const sample of fencesOf(guide)) {
      if (sample.title !== 'curl') continue
      count += 1
      const body = await paste(sample.text, { TOKEN: token })
      if (!answered.includes(String(body?.status))) refused.push(guide)
    }
  expect(count).toBeGreaterThan(20)
  expect(refused).toEqual([...refusedInGuides.keys()])
  for (const [guide, why] of refusedInGuides)
    expect(readFileSync(join(docs, `${guide}.md`), 'utf8')).toContain(why)
}, 300_000)

test('the demo is made once, and another account has nothing of it', async () => {
  const other = await world.account('Ada')
  await theDemo()
  expect(await ensureDemo(world.service.runtime, { samples: true })).toBeNull()
  const { body } = await other.call('ideas.lists.get', {
    ideas_list_handle: 'il_3fzjy8vpjzyrnv1rfvsg8jdzav',
  })
  expect(body).toMatchObject({ code: 'reference_not_found' })
})

/** The demo as `npm start` makes it, with a token that may do everything. */
async function theDemo(): Promise<Account> {
  await ensureDemo(world.service.runtime, { samples: true })
  const { owner = '' } = (await findAccount(world.database, demo.email)) ?? {}
  const account = await world.token({ owner })
  // A friend's invitation is brought over by a job.
  const invites = async () => (await account.call('invites.list', {})).body.data?.items.length
  await expect.poll(invites, { timeout: 60_000 }).toBe(1)
  return account
}
