import { requireExecution } from '#server/data/executions/find.ts'
import { rereadResult } from '#server/flows/discovery/reread.ts'
import { isObject } from '#server/domain/basics/json.ts'
import { parseHandle } from '#server/domain/basics/handle.ts'
import { missing } from '#server/domain/basics/failure.ts'
import { executionSummary } from '#server/domain/messages/executions.ts'
import { completed, handler } from '#server/runtime/handler.ts'

/** Capabilities whose results are read again, because what they show may have been taken back. */
const reread = ['ideas.discover', 'ideas.discover.refine']

export default handler('executions.get', async (context, { execution_id }) => {
  const { db, seal, timezone } = context
  const pointer = '/execution_id'
  if (execution_id === undefined) throw missing(pointer)
  const [execution] = await Promise.all([
    requireExecution(db, seal, execution_id, pointer),
    // Only the result of a discovery run is read again.
    db.pause(),
  ])
  const id = parseHandle('execution', execution_id)
  const { result } = execution
  const isRead = reread.includes(execution.capability) && isObject(result) && id !== null
  const shown = isRead
    ? { ...execution, result: await rereadResult(context, id, result) }
    : execution
  return completed({ execution: shown }, { text: executionSummary(execution, timezone) })
})
