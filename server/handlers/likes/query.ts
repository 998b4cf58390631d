import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('likes.query', notImplemented)
