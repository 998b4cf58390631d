import { requireExecution } from '#server/data/executions/find.ts'
import { missing } from '#server/domain/failure.ts'
import { completed, handler } from '#server/runtime/handler.ts'

export default handler('executions.get', async ({ db }, { execution_id }) => {
  const pointer = '/execution_id'
  if (execution_id === undefined) throw missing(pointer)
  const execution = await requireExecution(db, execution_id, pointer)
  const { capability, status, finished_at, created_at } = execution
  const text =
    finished_at === null
      ? `${capability} was accepted at ${created_at} and is still running.`
      : `${capability} ended ${status} at ${finished_at}.`
  return completed({ execution }, { text })
})
