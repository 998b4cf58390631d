import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { aList } from '#test/support/given/lists.ts'
import { openTasks } from '#test/support/task_client.ts'
import { useAccount, useSharedWorld } from '#test/support/world.ts'

const world = useSharedWorld()
const sam = useAccount(world, 'Sam')

test('the official client of tasks drives a roundup through its question to its items', async () => {
  const ideas_list_handle = await aList(sam, { name: 'Brunch' })
  const { session, asked, close } = await openTasks(world, sam, 'Brunch')
  const titles = ['Café Botanico', 'Distrikt Coffee', 'House of Small Wonder']
  const execution = await session.callTool('service_roundup_capture', {
    operation: 'create',
    source_text: titles.map((title, at) => `${at + 1}. ${title}`).join('\n'),
    scope: 'all',
    idempotency_key: randomUUID(),
  })
  expect(execution.kind).toBe('task')
  const { outcome } = await execution.settle()
  expect(asked).toHaveLength(1)
  expect(outcome).toMatchObject({
    status: 'completed',
    result: {
      isError: false,
      structuredContent: {
        status: 'completed',
        data: {
          state: 'completed',
          destination: { list: { ideas_list_handle } },
          items: titles.map((title) => ({ title, outcome: 'captured' })),
        },
      },
    },
  })
  await close()
}, 60_000)

test('the official client of tasks ends with the question where its user declines it', async () => {
  const { session, asked, close } = await openTasks(world, sam, null)
  const execution = await session.callTool('service_roundup_capture', {
    operation: 'create',
    source_text: 'Saunas:\n1. Rauhaus\n2. Löyly am See\n3. Banja 12',
    scope: 'all',
    idempotency_key: randomUUID(),
  })
  const { outcome } = await execution.settle()
  expect(asked).toHaveLength(1)
  expect(outcome).toMatchObject({
    status: 'completed',
    result: {
      structuredContent: { status: 'needs_input', data: { state: 'destination_required' } },
    },
  })
  await close()
}, 60_000)
