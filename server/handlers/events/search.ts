import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('events.search', notImplemented)
