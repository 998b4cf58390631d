import { isBlank } from '#server/domain/basics/text.ts'
import { edit, outing as say } from '#server/domain/messages/said/web_outing.ts'
import type { Refused } from '#server/surfaces/web/call.ts'
import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { whyNot } from '#server/surfaces/web/plans/draft_change.ts'
import {
  type Entry,
  entryNames,
  entryOf,
  localText,
  type ReadEntry,
  readEntry,
} from '#server/surfaces/web/plans/entry.ts'
import {
  entryFaults,
  entryFields,
  namesOf,
  placesFor,
} from '#server/surfaces/web/plans/entry_form.ts'
import { allFaults, makeDraft } from '#server/surfaces/web/plans/new_draft.ts'
import { startingFrom } from '#server/surfaces/web/plans/new_from.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { hiddenFields } from '#server/surfaces/web/plans/review.ts'
import { stepHead } from '#server/surfaces/web/plans/steps.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const path = `${plansPath}/new`

/** `/plans/new`: what and when, the first step of an outing. It drafts, and contacts nobody. Its query may say what it is made
 * from (`idea`), when (`start`, `end`: instants, or both as `window`, with a slash between), and who comes (`people`: handles). */
export const newPlanRoute: WebRoute = {
  path,
  name: 'plan_new',
  session: 'required',
  form: plansPath,
  pages_only: true,
  query: ['idea', 'start', 'end', 'window', 'people', ...entryNames],

  async show(visit) {
    const { query } = visit
    const form = new WebForm([...query])
    const from = await startingFrom(visit, form)
    if (from === null) return null
    const made = entryOf(query)
    const times = timesIn(query, visit.session.timezone)
    return page(visit, new WebForm([...query, ...from.fields]), {
      entry: { ...made, ...from.entry, ...withoutEmpty(made), ...times },
      ...(from.why !== undefined && { note: formResult(false, say.impossible, from.why) }),
    })
  },

  async act(visit, form) {
    const entry = entryOf(form)
    const names = namesOf('new').filter((name) => entry[name] !== '')
    const { read, faults } = readEntry(entry, names, visit.session.timezone)
    const idea = form.get('idea') ?? ''
    if (idea === '' && isBlank(entry.title)) faults.set('title', say.wrongWhat)
    if (!read.scheduled_at && !faults.has('day') && !faults.has('time'))
      faults.set(entry.day === '' ? 'day' : 'time', say.wrongTime)
    if (form.get('place') === '' && form.get('own_place')) faults.set('place', edit.placeStays)
    const key = formKeyOf(form)
    if (faults.size > 0 || key === null || !read.scheduled_at) {
      return page(visit, form, {
        entry,
        faults: await allFaults(visit, form, { entry, read, faults }),
      })
    }
    const drafted = await makeDraft(visit, form, { entry, read, key })
    return drafted.data === null
      ? refused(visit, form, { entry, read, why: drafted })
      : { redirect: planPath(drafted.data.plan.plan_handle, 'people') }
  },
}

function withoutEmpty(entry: Entry): Record<string, string> {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== ''))
}

/** Start and end of a query, as the fields have them. */
function timesIn(
  query: URLSearchParams,
  timezone: string,
): Pick<Entry, 'day' | 'time' | 'ends'> | null {
  const [from = null, until = null] = query.get('window')?.split('/') ?? [
    query.get('start'),
    query.get('end'),
  ]
  const [start, end] = [dateIn(from), dateIn(until)]
  if (start === null) return null
  const [day = '', time = ''] = localText(start, timezone).split('T')
  return { day, time, ends: end === null ? '' : localText(end, timezone) }
}

function dateIn(text: string | null): Date | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : new Date(at)
}

async function refused(
  visit: SignedInVisit,
  form: WebForm,
  { entry, read, why }: { entry: Entry; read: ReadEntry; why: Refused },
): Promise<WebAnswer> {
  if (why.code === 'related_drafts_exist') {
    return page(visit, form, { entry, related: why.candidates })
  }
  const reason = whyNot(why)
  if ('faults' in reason) {
    const { faults } = reason
    return page(visit, form, {
      entry,
      faults: await allFaults(visit, form, { entry, read, faults }),
    })
  }
  return page(visit, form, { entry, note: formResult(false, say.impossible, reason.text) })
}

interface Shown {
  readonly entry: Entry
  readonly faults?: Faults
  readonly note?: Content
  /** Drafts of the same, which the person may go on with. */
  readonly related?: Refused['candidates']
}

/** What the form carries along besides its fields. */
const carried: readonly string[] = ['idea', 'own_place', 'people']

async function page(
  visit: SignedInVisit,
  form: WebForm,
  { entry, faults = new Map(), note = null, related }: Shown,
): Promise<WebAnswer> {
  const places = await placesFor(visit)
  const isRefused = note !== null || related !== undefined
  const kept = new WebForm(
    form.fields.filter(([name, value]) => carried.includes(name) && value !== ''),
  )
  return {
    status: faults.size > 0 ? 422 : isRefused ? 409 : 200,
    page: {
      title: say.make,
      main: html`${stepHead(0, say.make)}
${entryFaults(faults)}${note}
<form method="post" action="${path}" novalidate>
${formStart(visit, plansPath)}
${hiddenFields(kept)}
${related !== undefined && relatedDrafts(related)}
${kept.get('idea') !== undefined && entry.title === '' && html`<p class="soft">${say.fromIdea}</p>`}
${entryFields(entry, { kind: 'new', zone: visit.session.timezone, faults, places })}
<div class="actions"><button class="main">${say.next}</button></div>
</form>
<p class="links"><a href="${plansPath}">‹ ${say.toPlans}</a></p>`,
    },
  }
}

function relatedDrafts(all: Refused['candidates']): Html {
  return html`${formResult(false, say.related, say.relatedText)}
<ul class="lines" role="list">${all.map(
    ({ plan_handle, title }) =>
      html`<li><a href="${planPath(String(plan_handle))}">${words(String(title))}</a></li>`,
  )}</ul>
<label class="check"><input type="checkbox" name="another" value="yes"><span>${say.another}</span></label>`
}
