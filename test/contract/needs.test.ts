import { expect, test } from 'vitest'
import { missingFrom } from '#server/runtime/next_actions.ts'
import { inParallel } from '#test/contract/call.ts'
import { all, isLive } from '#test/contract/live.ts'
import { useAccount, useWorld } from '#test/support/world.ts'

const world = useWorld()
const sam = useAccount(world, 'Sam')

/** What an account without anything is told where nothing is missing from the call. */
const nothingThere = ['nothing_found', 'calendar_not_connected']

test('what a call lacks that has nothing in it is known before it is made', async () => {
  const callable = all.filter(
    ({ id, direct, surfaces }) => direct && isLive(id) && surfaces.includes('api'),
  )
  const wrong = await inParallel(callable, async (facts) => {
    const { status, body } = await sam.call(facts.id, {})
    const code = status === 200 ? (body.error?.code ?? body.status) : status
    // What has no status to ask with asks in its text.
    const canAsk = facts.statuses.some((one) => one === 'needs_input' || one === 'failed')
    const isAsking = status === 200 && !canAsk && body.outcome.fallback_text.includes('?')
    const isLacking =
      status === 422 || isAsking || (body.error && !nothingThere.includes(body.error.code))
    const known = missingFrom({}, facts)
    return isLacking === known.length > 0 || (!isLacking && known.length === 0)
      ? []
      : [
          `${facts.id} answered ${code}, and next actions say that it needs ${known.join(', ') || 'nothing'}`,
        ]
  })
  expect(wrong.flat()).toEqual([])
})
