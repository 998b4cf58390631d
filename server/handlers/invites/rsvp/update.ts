import { handler, notImplemented } from '#server/runtime/handler.ts'

export default handler('invites.rsvp.update', notImplemented)
