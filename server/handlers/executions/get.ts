import { requireExecution } from '#server/data/executions/find.ts'
import { missing } from '#server/domain/failure.ts'
import { executionSummary } from '#server/domain/messages/executions.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('executions.get', async ({ db, seal }, { execution_id }) => {
  const pointer = '/execution_id'
  if (execution_id === undefined) throw missing(pointer)
  const execution = await requireExecution(db, seal, execution_id, pointer)
  return completed({ execution }, { text: executionSummary(execution) })
})
