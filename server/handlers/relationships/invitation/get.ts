import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('relationships.invitation.get', notImplemented)
