import type { CapabilityId, Data, Request } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { run as say } from '#server/domain/messages/said/web_find.ts'
import { actOn, noteOn, pageOf, type Thing, type SentForm } from '#server/surfaces/web/acts.ts'
import { type Called, callAs } from '#server/surfaces/web/call.ts'
import { refreshOf } from '#server/surfaces/web/captures/refresh.ts'
import { choiceList, findPath, gapsOf } from '#server/surfaces/web/find/route.ts'
import { listPath } from '#server/surfaces/web/lists/paths.ts'
import { field } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { handlesFrom } from '#server/surfaces/web/parts/people_choice.ts'
import { warning } from '#server/surfaces/web/parts/notice.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

type Run = Data<'ideas.discover'>

/** The path of a search that is kept, by the execution that looks. */
function runPath(execution_id: string, act = ''): string {
  return `${findPath}/runs/${execution_id}${act && `/${act}`}`
}

const thing: Thing = {
  form: findPath,
  name: 'find_run',
  path: (act) => runPath(':execution_id', act),
  pathOf: (visit) => runPath(idOf(visit)),
  show: shown,
  get notDone() {
    return say.notDone
  },
}

/** `POST /find/runs`: looks again for what `/find` was asked, as a search that is kept, refined and saved. */
export const beginRunRoute: WebRoute = {
  path: `${findPath}/runs`,
  name: 'find_run_begin',
  session: 'required',
  form: findPath,
  pages_only: true,

  async act(visit, form) {
    const key = formKeyOf(form)
    const query = (form.get('what') ?? '').trim().slice(0, 500)
    const person_handles = handlesFrom(form.all('person'), 10)
    if (key === null) return { redirect: findPath }
    const input = {
      query,
      ...(person_handles.length > 0 && { person_handles }),
    }
    const begun = await callAs(visit, 'ideas.discover', input, key)
    if (begun.data !== null) return { redirect: runPath(begun.execution_id ?? '') }
    const [note, status] = noteOn(inWords(begun), say.notDone)
    return { status, page: { title: say.title, main: html`<h1>${say.title}</h1>${note}${back()}` } }
  },
}

/** `/find/runs/{execution}`: a search that is kept for a while, with what it found and what it did not look at. */
export const runRoute = pageOf(thing, say, ['n'])

/** What can be done with what a search found. */
export const runActs: readonly WebRoute[] = [
  actOn(thing, 'save', async (visit, form, key) => {
    const candidate_ids = form.all('candidate').slice(0, 1)
    const called = await callAs(visit, 'ideas.candidates.like', { candidate_ids }, key)
    return { called, done: 'saved' }
  }),
  actOn(
    thing,
    'refine',
    async (visit, form, key) => {
      const run = await endedRun(visit)
      const relation = form.get('relation') === 'continue' ? 'continue' : 'refine'
      const input: Request<'ideas.discover.refine'> = {
        parent_run_handle: run.run_handle,
        reply_contract_handle: run.reply_contract_handle,
        expected_state_version: run.state_version,
        objective_relation: relation,
        query: form.get('words')?.trim().slice(0, 500) ?? '',
      }
      const called = await callAs(visit, 'ideas.discover.refine', input, key)
      const next = called.data === null ? null : called.execution_id
      return {
        called: inWords(called),
        done: 'refined',
        ...(next !== null && { to: runPath(next) }),
      }
    },
    { '/query': 'words' },
  ),
  actOn(
    thing,
    'list',
    async (visit, form, key) => {
      const run = await endedRun(visit)
      const input = {
        name: form.get('name')?.trim() ?? '',
        run_handle: run.run_handle,
        expected_state_version: run.state_version,
      }
      const called = await callAs(visit, 'ideas.discover.save', input, key)
      const handle = called.data?.list.ideas_list_handle
      return { called, done: 'made', ...(handle !== undefined && { to: listPath(handle) }) }
    },
    { '/name': 'name' },
  ),
]

/** Says for people what the capability says for programs. */
function inWords<C extends Called<CapabilityId>>(called: C): C {
  return called.data === null && called.code === 'subject_required'
    ? { ...called, message: say.unclear }
    : called
}

function idOf({ params }: SignedInVisit): string {
  return params.execution_id ?? ''
}

const looking: readonly CapabilityId[] = ['ideas.discover', 'ideas.discover.refine']

/** The search of the address, which has ended. Errors: `reference_not_found`. */
async function endedRun(visit: SignedInVisit): Promise<Run> {
  const { run } = await runOf(visit)
  if (run === null) throw fail('reference_not_found')
  return run
}

/** The search of the address as it is now; null as long as it has not ended. Errors: `reference_not_found`. */
async function runOf(visit: SignedInVisit): Promise<{ run: Run | null; why: string | null }> {
  const read = await callAs(visit, 'executions.get', { execution_id: idOf(visit) })
  if (read.data === null) throw fail('reference_not_found')
  const { capability, result } = read.data.execution
  const { data, error } = (result ?? {}) as {
    data?: Run | null
    error?: { message?: string } | null
  }
  if (!looking.some((one) => one === capability)) throw fail('reference_not_found')
  return { run: data?.candidates ? data : null, why: error?.message ?? null }
}

async function shown(
  visit: SignedInVisit,
  note: Content,
  status = 200,
  sent?: SentForm,
): Promise<WebAnswer> {
  const { run, why } = await runOf(visit)
  const path = runPath(idOf(visit))
  const isLooking = run === null && why === null
  return {
    status,
    page: {
      title: say.title,
      ...(isLooking && refreshOf(visit, path)),
      main: html`<h1>${say.title}</h1>
${note}${why !== null && warning(say.notDone, why)}
${isLooking ? html`<p class="lead">${say.looking}</p><p class="links"><a href="${path}">${say.again}</a></p>` : run && ended(run, visit, sent)}
${back()}`,
    },
  }
}

function ended(run: Run, visit: SignedInVisit, sent?: SentForm): Html {
  const path = runPath(idOf(visit))
  const { candidates = [], gaps = [] } = run
  const start = formStart(visit, findPath)
  return html`${
    candidates.length === 0
      ? html`<p class="lead">${say.none}</p>`
      : html`<form method="post" action="${path}/save">${start}${choiceList(candidates, visit)}</form>`
  }
${gapsOf(gaps)}
<section aria-labelledby="refine"><h2 id="refine">${say.refine}</h2>
<form method="post" action="${path}/refine" novalidate>${formStart(visit, findPath)}
${field({ name: 'words', label: say.words, help: say.wordsHelp, longest: 500, autocomplete: 'off', value: sent?.form.get('words') ?? '' }, sent?.faults)}
<div class="actions"><button name="relation" value="refine">${say.other}</button>${candidates.length > 0 && html`<button name="relation" value="continue">${say.more}</button>`}</div></form></section>
<section aria-labelledby="keep"><h2 id="keep">${say.keep}</h2><p class="soft">${say.keepText}</p>
<form method="post" action="${path}/list" novalidate>${formStart(visit, findPath)}
${field({ name: 'name', label: say.name, longest: 120, autocomplete: 'off', value: sent?.form.get('name') ?? '' }, sent?.faults)}
<div class="actions"><button>${say.makeList}</button></div></form></section>`
}

function back(): Html {
  return html`<p class="links"><a href="${findPath}">‹ ${say.back}</a></p>`
}
