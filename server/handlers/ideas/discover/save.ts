import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('ideas.discover.save', notImplemented)
