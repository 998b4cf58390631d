import { acceptedBy } from '#server/domain/calls/accepted_by.ts'
import { workEffects } from '#server/domain/accepted_work/effects.ts'
import type { Context } from '#server/domain/context.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { readRoundupCall } from '#server/domain/roundup/call.ts'
import { changeRoundup } from '#server/flows/roundup/change.ts'
import { createRoundup, type RoundupCaller } from '#server/flows/roundup/create.ts'
import { presentRoundup } from '#server/flows/roundup/present.ts'
import type { RoundupRecord } from '#server/flows/roundup/record.ts'
import { handler } from '#server/runtime/handler.ts'

export default handler('ideas.roundup.mutate', async (context, input) => {
  const call = readRoundupCall(input)
  const caller = callerOf(context)
  const { record, hasChanged, asked } =
    call.operation === 'create'
      ? { record: await createRoundup(caller, call), hasChanged: true, asked: null }
      : await changeRoundup(caller, call)
  const shown: RoundupRecord =
    asked === null ? record : { ...record, row: { ...record.row, asked } }
  const result = await presentRoundup(context.db, shown, 0)
  const runs = result.status === 'accepted'
  const effects = hasChanged
    ? workEffects('roundup', {
        handle: result.data.public_id,
        is_running: runs,
        at: await context.db.now(),
      })
    : []
  return { ...result, presentation: { ...result.presentation, effects, wakes: runs } }
})

function callerOf(context: Context): RoundupCaller {
  const { db, seal } = context
  const execution_id = parseHandle('execution', context.execution_id ?? '')
  if (execution_id === null) throw new Error('A write has an execution.')
  return { db, seal, accepted_by: acceptedBy(context), execution_id }
}
