import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('calendar.status.get', notImplemented)
