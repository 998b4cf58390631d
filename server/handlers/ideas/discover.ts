import { startRun } from '#server/flows/discovery/start.ts'
import { handler } from '#server/runtime/handler.ts'

export default handler('ideas.discover', startRun)
