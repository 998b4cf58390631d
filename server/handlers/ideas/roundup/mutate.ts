import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('ideas.roundup.mutate', notImplemented)
