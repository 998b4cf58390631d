import { fail } from '#server/domain/basics/failure.ts'
import { kindOfHandle } from '#server/domain/basics/handle.ts'
import { capture as say } from '#server/domain/messages/said/web_captures.ts'
import {
  actOn,
  noteOn,
  pageOf,
  type SentForm,
  type Thing,
  undoOn,
} from '#server/surfaces/web/acts.ts'
import { viewCaptureLabel } from '#server/flows/web/open_work.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import { capturePage, never } from '#server/surfaces/web/captures/capture_page.ts'
import { capturePath, capturesPath } from '#server/surfaces/web/captures/paths.ts'
import { captureOf, roundupOf, takenOf } from '#server/surfaces/web/captures/read.ts'
import { refreshOf } from '#server/surfaces/web/captures/refresh.ts'
import {
  answerRoundup,
  doneOf,
  faultsFound,
  faultsIn,
} from '#server/surfaces/web/captures/roundup.ts'
import { type RoundupAround, roundupPage } from '#server/surfaces/web/captures/roundup_page.ts'
import { formKeyOf } from '#server/surfaces/web/parts/form_key.ts'
import type { Content } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const thing: Thing = {
  form: capturesPath,
  name: 'capture',
  path: (act) => capturePath(':handle', act),
  pathOf: (visit) => capturePath(handleOf(visit)),
  show: shown,
  get notDone() {
    return say.notDone
  },
}

/** `/captures/{handle}`: what became of something that is read: of one idea, or of several at once. */
export const captureRoute = pageOf(thing, say, ['n', 'put'])

/** Sends a roundup on. What is wrong stands at its field, with what was chosen. */
const roundupAct: WebRoute = {
  path: capturePath(':handle', 'roundup'),
  name: 'capture_roundup',
  session: 'required',
  form: capturesPath,
  pages_only: true,

  async act(visit: SignedInVisit, form) {
    const key = formKeyOf(form)
    const found = faultsIn(form)
    if (key === null || found.size > 0) return roundupShown(visit, { sent: form, faults: found })
    const called = takenOf(await answerRoundup(visit, form, key))
    if (called.data !== null) {
      return { redirect: `${capturePath(handleOf(visit))}?done=${doneOf(form)}` }
    }
    const faults = faultsFound(called as Refused)
    if (faults.size > 0) return roundupShown(visit, { sent: form, faults })
    const [note, status] = noteOn(called as Refused, say.notDone)
    return roundupShown(visit, { note, sent: form }, status)
  },
}

/** What can be done with it: answer it, try it again, take back what it saved. */
export const captureActs: readonly WebRoute[] = [
  actOn(
    thing,
    'answer',
    async (visit, form, key) => {
      const version = Number(form.get('version') ?? Number.NaN)
      const clarification_answer = form.get('choice') ?? form.get('answer') ?? ''
      const input = {
        capture_public_id: handleOf(visit),
        clarification_answer,
        ...(Number.isSafeInteger(version) && { expected_state_version: version }),
      }
      const done = clarification_answer === never ? 'canceled' : 'answered'
      return { called: takenOf(await callAs(visit, 'ideas.capture', input, key)), done }
    },
    { '/clarification_answer': 'answer' },
  ),
  actOn(
    thing,
    'retry',
    async (visit, form, key) => {
      const detail = form.get('detail')?.trim() ?? ''
      const input = {
        capture_public_id: handleOf(visit),
        expected_state_version: Number(form.get('version')),
        ...(detail !== '' && { additional_detail: detail }),
      }
      const called = await callAs(visit, 'ideas.capture.retry', input, key)
      return { called: takenOf(called), done: 'retried' }
    },
    { '/additional_detail': 'detail' },
  ),
  actOn(thing, 'all', async (visit, _form, key) => {
    const { next } = await captureOf(visit)
    const all = next.find(({ capability }) => capability === 'ideas.roundup.mutate')
    if (all === undefined) throw fail('reference_not_found')
    const input = { ...all.input, operation: 'create' as const, scope: 'all' as const }
    const made = await callAs(visit, 'ideas.roundup.mutate', input, key)
    const { public_id } = made.data ?? made.partial ?? {}
    const to = typeof public_id === 'string' ? capturePath(public_id) : capturesPath
    return { called: takenOf(made), done: 'answered', to }
  }),
  roundupAct,
  undoOn(thing),
]

/** The notes which say that something goes on. */
const goesOn: ReadonlySet<string> = new Set(['answered', 'retried'])

function handleOf({ params }: SignedInVisit): string {
  return params.handle ?? ''
}

async function shown(
  visit: SignedInVisit,
  note: Content,
  status = 200,
  sent?: SentForm,
): Promise<WebAnswer> {
  const handle = handleOf(visit)
  if (kindOfHandle(handle) === 'roundup') return roundupShown(visit, { note }, status)
  const facts = await captureOf(visit)
  const { runtime, session } = visit
  const isSaved = facts.data.idea !== null
  const label = isSaved ? null : await viewCaptureLabel(runtime, session.owner, handle)
  // What an answer set going has ended meanwhile: that it goes on would be untrue.
  const said = isSaved && goesOn.has(visit.query.get('done') ?? '') ? null : note
  const { page, isReading } = capturePage(visit, facts, { note: said, sent, label })
  return { status, page: { ...page, ...(isReading && refreshOf(visit, capturePath(handle))) } }
}

async function roundupShown(
  visit: SignedInVisit,
  { note = null, ...around }: Partial<RoundupAround>,
  status = 422,
): Promise<WebAnswer> {
  const facts = await roundupOf(visit)
  const { page, isReading } = await roundupPage(visit, facts, { note, ...around })
  const refreshes = isReading && refreshOf(visit, capturePath(handleOf(visit)))
  return { status, page: { ...page, ...refreshes } }
}
