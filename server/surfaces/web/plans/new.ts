import { isBlank } from '#server/domain/basics/text.ts'
import { outing as say } from '#server/domain/messages/said/web_outing.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import { type Faults, faultList } from '#server/surfaces/web/parts/fields.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { placeNamed, whyNot } from '#server/surfaces/web/plans/draft_change.ts'
import {
  type Entry,
  entryNames,
  entryOf,
  localText,
  type ReadEntry,
  readEntry,
} from '#server/surfaces/web/plans/entry.ts'
import { entryFields, namesOf, placesFor } from '#server/surfaces/web/plans/entry_form.ts'
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
    const made = entryOf(query)
    const { timezone } = visit.session
    const [from = null, until = null] = query.get('window')?.split('/') ?? [
      query.get('start'),
      query.get('end'),
    ]
    const [start, end] = [dateIn(from), dateIn(until)]
    const [day = '', time = ''] = start === null ? [] : localText(start, timezone).split('T')
    const entry =
      start === null
        ? made
        : { ...made, day, time, ends: end === null ? '' : localText(end, timezone) }
    return page(visit, new WebForm([...query]), { entry })
  },

  async act(visit, form) {
    const entry = entryOf(form)
    const names = namesOf('new').filter((name) => entry[name] !== '')
    const { read, faults } = readEntry(entry, names, visit.session.timezone)
    const idea = form.get('idea') ?? ''
    if (idea === '' && isBlank(entry.title)) faults.set('title', say.wrongWhat)
    if (!read.scheduled_at && !faults.has('day') && !faults.has('time'))
      faults.set('day', say.wrongTime)
    const key = formKeyOf(form)
    if (faults.size > 0 || key === null || !read.scheduled_at)
      return page(visit, form, { entry, faults })
    const drafted = await draft(visit, form, { entry, read, key })
    return 'refused' in drafted
      ? refused(visit, form, { entry, why: drafted.refused })
      : { redirect: planPath(drafted.plan_handle, 'people') }
  },
}

function dateIn(text: string | null): Date | null {
  const at = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(at) ? null : new Date(at)
}

type Why = Refused | { faults: Map<string, Content> }

/** Makes the idea and the place where they are new, and the draft. */
async function draft(
  visit: SignedInVisit,
  form: WebForm,
  { entry, read, key }: { entry: Entry; read: ReadEntry; key: string },
): Promise<{ plan_handle: string } | { refused: Why }> {
  const place = entry.place === '' ? null : await placeNamed(visit, entry.place, key)
  if (place !== null && 'faults' in place) return { refused: place }
  const { title, description, scheduled_at, scheduled_ends_at, rsvp_deadline } = read
  const { capacity_min, capacity_max } = read
  const idea = form.get('idea') ?? ''
  const candidate_id = idea || (await madeIdea(visit, entry.title, scheduled_at ?? '', key))
  if (typeof candidate_id !== 'string') return { refused: candidate_id }
  const person_handles = [
    ...new Set(form.all('people').flatMap((one) => one.split(' ').filter(Boolean))),
  ]
  const drafted = await callAs(
    visit,
    'plans.draft.create',
    {
      ...{ candidate_id, ...place },
      ...(scheduled_at && { scheduled_at }),
      ...(scheduled_ends_at && { scheduled_ends_at }),
      ...(rsvp_deadline && { rsvp_deadline }),
      ...(capacity_min && { capacity_min }),
      ...(capacity_max && { capacity_max }),
      ...(read.show_guest_list && { show_guest_list: true }),
      ...(idea !== '' && title && { title_override: title }),
      ...(description && { description_override: description }),
      ...(person_handles.length > 0 && { audience_selection: { person_handles } }),
      ...(form.get('another') === 'yes' && { separate_outing: true }),
    },
    `${key} draft`,
  )
  return drafted.data === null
    ? { refused: drafted }
    : { plan_handle: drafted.data.plan.plan_handle }
}

/** The idea that a plan in free words is made from; why there is none where it is refused. */
async function madeIdea(
  visit: SignedInVisit,
  title: string,
  event_start_at: string,
  key: string,
): Promise<string | Refused> {
  const input = { kind: 'event', title, event_start_at } as const
  const made = await callAs(visit, 'ideas.structured_create', input, `${key} idea`)
  return made.data === null ? made : (made.data.idea?.idea_handle ?? '')
}

function refused(
  visit: SignedInVisit,
  form: WebForm,
  { entry, why }: { entry: Entry; why: Why },
): Promise<WebAnswer> {
  if ('faults' in why) return page(visit, form, { entry, faults: why.faults })
  if (why.code === 'related_drafts_exist') {
    return page(visit, form, { entry, related: why.candidates })
  }
  const reason = whyNot(why)
  if ('faults' in reason) return page(visit, form, { entry, faults: reason.faults })
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
const carried: readonly string[] = ['idea', 'people']

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
${faultList(faults)}${note}
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
