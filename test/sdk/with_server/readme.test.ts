import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import * as sdk from '#sdk/src/index.ts'
import { answer, people } from '#test/support/given/lists.ts'
import { aReviewedDraft } from '#test/support/given/plans.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

/** What the samples of the manual take for granted, on a service that has it. */
let given: Record<string, unknown>
const printed: unknown[][] = []
const note = (...values: unknown[]) => printed.push(values)

beforeAll(async () => {
  await people(sam, 'Ada')
  const another = { operation: 'create', display_name: 'Ada' }
  await answer(sam, 'relationships.people.manage', another)
  const { list } = await answer(sam, 'ideas.lists.create', { name: 'Berlin' }).then(
    ({ data }) => data,
  )
  const { url: baseUrl } = world
  const { token } = sam
  const client = sdk.createClient({ baseUrl, token })
  const plan_handle = await aReviewedDraft(sam)
  given = {
    ...sdk,
    ...{ baseUrl, token, client, plan_handle },
    console: { log: note, warn: note },
    input: { ideas_list_handle: list.ideas_list_handle, name: 'Potsdam' },
    readToken: async () => token,
    // Nobody has to be contacted to see that the sample runs.
    approved: async () => false,
    error: await client.plans.get({ plan_handle: 'pl_none' }).catch((thrown: unknown) => thrown),
  }
})

const manual = readFileSync('sdk/README.md', 'utf8')
const texts = [...manual.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text = '']) => text)

test.each(texts)('sample %# of the manual runs as it is written', async (text) => {
  printed.length = 0
  await run(text)
  const [first] = printed
  if (text.includes('person_ambiguous')) expect(first?.[1]).toBe('Ada')
  if (text.includes('rate_limited')) expect(first).toEqual([true])
})

/** Runs a sample against the service of this test, with what it takes for granted as its surroundings. */
async function run(text: string): Promise<void> {
  const body = text
    .replaceAll(/^import .*$/gm, '')
    .replace('https://planning.example.com', world.url)
  const { code } = transformSync(`export default async () => {\n${body}\n}`, {
    loader: 'ts',
    format: 'cjs',
    target: 'es2022',
  })
  const module = { exports: {} as { default?: () => Promise<void> } }
  new Function('module', ...Object.keys(given), code)(module, ...Object.values(given))
  await module.exports.default?.()
}
