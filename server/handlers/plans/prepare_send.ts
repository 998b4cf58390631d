import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('plans.prepare_send', notImplemented)
