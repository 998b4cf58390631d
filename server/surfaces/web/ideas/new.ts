import type { CaptureReceipt } from '#generated/types.ts'
import { readShared } from '#server/domain/ideas/shared_words.ts'
import { maxMediaBytes, pictureTypes } from '#server/domain/media/files.ts'
import { newIdea as say } from '#server/domain/messages/said/web_ideas.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import { capturePath } from '#server/surfaces/web/captures/paths.ts'
import { ideasPath } from '#server/surfaces/web/ideas/paths.ts'
import { sendPicture } from '#server/surfaces/web/ideas/send_picture.ts'
import { listChoice } from '#server/surfaces/web/ideas/list_choice.ts'
import { area, type Faults, faultList, field } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { sentBeforeNote } from '#server/surfaces/web/parts/form_notes.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { faultsOf, refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const path = `${ideasPath}/new`

/** What the form has, besides a file. */
interface Entry {
  readonly url: string
  readonly words: string
  readonly list: string
  /** A picture that was stored before. */
  readonly media: string
}

/** `/ideas/new`: saves an idea by link, words or picture. What a phone shares fills it in, and nothing is saved before its button. */
export const newIdeaRoute: WebRoute = {
  path,
  name: 'idea_new',
  session: 'required',
  form: ideasPath,
  pages_only: true,
  upload: maxMediaBytes,
  query: ['title', 'text', 'url', 'list'],
  longest_query: 2_000,

  show(visit) {
    const of = (name: string) => visit.query.get(name) ?? ''
    const shared = readShared({ title: of('title'), text: of('text'), url: of('url') })
    return page(visit, { ...shared, list: of('list'), media: '' })
  },

  async act(visit, form) {
    const key = formKeyOf(form)
    const typed = entryOf(form)
    if (key === null) return page(visit, typed, { status: 422 })
    const faults = new Map<string, Content>()
    if (typed.url.length > 2_048) faults.set('url', say.tooLong)
    if (form.file === null && !typed.url && !typed.words && !typed.media) {
      faults.set('url', say.nothing)
    }
    const sent =
      faults.size === 0 && form.file ? await sendPicture(visit, form.file, `${key} file`) : null
    if (sent && 'wrong' in sent) faults.set('file', sent.wrong)
    const entry = sent && 'media_ref' in sent ? { ...typed, media: sent.media_ref } : typed
    if (faults.size > 0) return page(visit, entry, { status: 422, faults })
    const caught = await catchIdea(visit, entry, key)
    // A capture that asks something has been made, too.
    const { capture_public_id } = caught.data ?? caught.partial ?? {}
    if (typeof capture_public_id === 'string') return { redirect: capturePath(capture_public_id) }
    return caught.data === null ? refused(visit, entry, caught) : null
  },
}

function entryOf(form: WebForm): Entry {
  const of = (name: string) => form.get(name)?.trim() ?? ''
  return { url: of('url'), words: of('words'), list: of('list'), media: of('media') }
}

/** Captures what the form has. What it has of several kinds is one idea, so that this is not asked. */
async function catchIdea(visit: SignedInVisit, entry: Entry, key: string) {
  const caught = await callAs(visit, 'ideas.capture', inputOf(entry), key)
  const { capture_public_id, clarification } = (caught.partial ?? {}) as Partial<CaptureReceipt>
  const both = clarification?.kind === 'source' ? clarification.choices?.at(-1) : undefined
  if (caught.data !== null || capture_public_id === undefined || both === undefined) return caught
  const answer = { capture_public_id, clarification_answer: both }
  const answered = await callAs(visit, 'ideas.capture', answer, `${key} one`)
  return answered.data === null && answered.partial === null ? caught : answered
}

function inputOf({ url, words, list, media }: Entry) {
  return {
    ...(url !== '' && { source_url: url }),
    ...(media !== '' && { media_refs: [media] }),
    // What stands beside a page says more of it; a picture may have no words of its own.
    ...(words !== '' &&
      (media === '' && url !== '' ? { subject_text: words } : { raw_text: words })),
    ...(list !== '' && { target_ideas_list_handle: list }),
  }
}

const fieldOf = {
  '/source_url': 'url',
  '/raw_text': 'words',
  '/subject_text': 'words',
  '/media_refs': 'file',
  '/target_ideas_list_handle': 'list',
} as const

function refused(visit: SignedInVisit, entry: Entry, why: Refused): Promise<WebAnswer> {
  if (why.code === 'idempotency_conflict') {
    return page(visit, entry, { status: 409, result: sentBeforeNote(why.first) })
  }
  const faults = faultsOf(why.errors, fieldOf, 'words')
  if (faults.size > 0) return page(visit, entry, { status: 422, faults })
  return page(visit, entry, {
    status: 409,
    result: formResult(false, say.notSaved, refusalWords(why)),
  })
}

async function page(
  visit: SignedInVisit,
  entry: Entry,
  {
    status = 200,
    faults = new Map(),
    result = null,
  }: { status?: number; faults?: Faults; result?: Content } = {},
): Promise<WebAnswer> {
  return {
    status,
    page: {
      title: say.title,
      main: html`<h1>${say.title}</h1>
${faultList(faults)}${result}
<p class="soft">${say.text}</p>
<form method="post" action="${path}" enctype="multipart/form-data" novalidate>
${formStart(visit, ideasPath)}
${field({ name: 'url', label: say.url, value: entry.url, type: 'url', autocomplete: 'off', optional: true, help: say.urlHelp }, faults)}
${area({ name: 'words', label: say.words, value: entry.words, rows: 3, longest: 10_000, help: say.wordsHelp }, faults)}
${pictureField(entry.media, faults)}
${await listChoice(visit, entry.list)}
<div class="actions"><button class="main">${say.save}</button></div>
</form>
<p class="links"><a href="/plans/new">${say.outing}</a><a href="${ideasPath}">‹ ${say.back}</a></p>`,
    },
  }
}

function pictureField(media: string, faults: Faults): Html {
  const fault = faults.get('file')
  const help = media === '' ? say.pictureHelp : say.pictureKept
  return html`<div class="field"><label for="file">${say.picture}</label>
<input class="file" id="file" name="file" type="file" accept="${pictureTypes.join(',')}" aria-describedby="file-help${fault && ' file-wrong'}"${fault && html` aria-invalid="true"`}>
${media !== '' && html`<input type="hidden" name="media" value="${media}">`}
${fault && html`<p class="wrong" id="file-wrong">${fault}</p>`}
<p class="help" id="file-help">${help}</p></div>`
}
