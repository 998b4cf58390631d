import { place as say } from '#server/domain/messages/said/web_places.ts'
import { maxMediaBytes, pictureTypes } from '#server/domain/media/files.ts'
import { changePlacePicture } from '#server/flows/web/place_picture.ts'
import { picturePath } from '#server/surfaces/web/ideas/picture.ts'
import { sendPicture } from '#server/surfaces/web/ideas/send_picture.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { placePath, placesPath } from '#server/surfaces/web/places/paths.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** The picture of a place, as its page shows it. */
export function pictureOf(media_ref: string | null, name: string): Content {
  return (
    media_ref !== null &&
    html`<p><img class="picture" src="${picturePath(media_ref)}" alt="${say.pictureOf(name)}"></p>`
  )
}

/** The forms that add, replace and remove it. `wrong` is why the file that was sent is no picture. */
export function pictureForms(
  visit: SignedInVisit,
  { handle, media_ref, wrong }: { handle: string; media_ref: string | null; wrong: Content },
): Html {
  const label = media_ref === null ? say.addPicture : say.replacePicture
  const path = placePath(handle, 'picture')
  return html`<details${wrong !== null && html` open`}><summary>${say.picture}</summary>
<form method="post" action="${path}" enctype="multipart/form-data" novalidate>${formStart(visit, placesPath)}
<div class="field"><label for="file">${label}</label>
<input class="file" id="file" name="file" type="file" accept="${pictureTypes.join(',')}" aria-describedby="file-help${wrong !== null && ' file-wrong'}"${wrong !== null && html` aria-invalid="true"`}>
${wrong !== null && html`<p class="wrong" id="file-wrong">${wrong}</p>`}
<p class="help" id="file-help">${say.pictureHelp}</p></div>
<button class="small">${say.savePicture}</button></form>
${media_ref !== null && html`<form method="post" action="${path}/remove">${formStart(visit, placesPath)}<button class="small">${say.removePicture}</button></form>`}</details>`
}

/** The routes of these forms; `show` is the place's page again, with what is wrong. */
export function pictureRoutes(
  show: (visit: SignedInVisit, wrong: Content) => Promise<WebAnswer>,
): readonly WebRoute[] {
  const route = { session: 'required', form: placesPath, pages_only: true } as const
  const change = async (visit: SignedInVisit, media_ref: string | null): Promise<WebAnswer> => {
    const { runtime, session, request_id, params } = visit
    const place_handle = params.place_handle ?? ''
    await changePlacePicture(runtime, session.owner, { place_handle, media_ref, request_id })
    return { redirect: `${placePath(place_handle)}?done=saved` }
  }
  return [
    {
      ...route,
      path: placePath(':place_handle', 'picture'),
      name: 'place_picture',
      upload: maxMediaBytes,

      async act(visit: SignedInVisit, form: WebForm) {
        const key = formKeyOf(form)
        if (form.file === null || key === null) return show(visit, say.noPicture)
        const sent = await sendPicture(visit, form.file, `${key} file`)
        return 'wrong' in sent ? show(visit, sent.wrong) : change(visit, sent.media_ref)
      },
    },
    {
      ...route,
      path: placePath(':place_handle', 'picture/remove'),
      name: 'place_picture_remove',
      act: (visit: SignedInVisit) => change(visit, null),
    },
  ]
}
