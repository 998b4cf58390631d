import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callTool } from '#test/contract/mcp.ts'
import { captureJob, type TestCaptureJob } from '#test/support/given/capture_job.ts'
import { aList, answer } from '#test/support/given/lists.ts'
import { readRoundup, roundupJob, type TestRoundupJob } from '#test/support/given/roundups.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld({ worker: false })
const sam = useAccount(world, 'Sam')

let captures: TestCaptureJob
let roundups: TestRoundupJob

beforeAll(() => {
  captures = captureJob(world, [])
  roundups = roundupJob(world, [])
})

afterAll(async () => {
  await Promise.all([captures.end(), roundups.end()])
})

const saved = async () => {
  const { url } = world
  const told = await callTool('ideas.saved.query', {}, { url, token: sam.token, key: randomUUID() })
  return told.text
}

test('what a roundup saves of its source stays its words', async () => {
  const target_ideas_list_handle = await aList(sam)
  const begun = await answer(sam, 'ideas.roundup.mutate', {
    ...{ operation: 'create', target_ideas_list_handle },
    source_text: 'Cafés:\n1. Café Botanico\n2. House of Small Wonder\n3. Distrikt Coffee',
  })
  const { public_id } = begun.data
  await roundups.run(sam.owner)
  const { generation } = await readRoundup(sam, public_id)
  await answer(sam, 'ideas.roundup.mutate', {
    ...{ operation: 'resolve_scope', public_id, scope: 'all', expected_generation: generation },
  })
  const stateAfterARun = async () => {
    await captures.run(sam.owner)
    return (await readRoundup(sam, public_id)).state
  }
  await expect.poll(stateAfterARun, { timeout: 10_000 }).toBe('completed')
  expect(await saved()).toContain('"House of Small Wonder" from its source')
})
