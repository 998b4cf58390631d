import { viewPicture } from '#server/flows/web/idea_words.ts'
import type { WebRoute } from '#server/surfaces/web/route.ts'

/** The path of a picture. */
export function picturePath(media_ref: string): string {
  return `/pictures/${media_ref}`
}

/** `/pictures/{ref}`: a picture of the account, as it was encoded when it was sent. */
export const pictureRoute: WebRoute = {
  path: picturePath(':media_ref'),
  name: 'picture',
  session: 'required',
  pages_only: true,

  async show({ runtime, session, params }) {
    const content = await viewPicture(runtime, session.owner, params.media_ref ?? '')
    return content && { file: { type: 'image/jpeg', content } }
  },
}
