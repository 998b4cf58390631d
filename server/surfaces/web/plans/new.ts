import type { Request } from '#generated/types.ts'
import { isDate } from '#server/domain/basics/days.ts'
import { instantsOf, readTimeOfDay } from '#server/domain/basics/wall_clock.ts'
import { isBlank } from '#server/domain/basics/text.ts'
import { outing as say } from '#server/domain/messages/web_outing.ts'
import { callAs, type Refused } from '#server/surfaces/web/call.ts'
import {
  type Faults,
  type Field,
  faultList,
  field,
  tokenField,
} from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf, keyField } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { stepHead } from '#server/surfaces/web/plans/steps.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const path = `${plansPath}/new`
const names = ['title', 'day', 'time', 'most', 'description', 'idea'] as const
type Entry = Readonly<Record<(typeof names)[number], string>>

/** `/plans/new`: what and when, the first step of an outing. `idea` in its query is what it is made from. It drafts, and contacts nobody. */
export const newPlanRoute: WebRoute = {
  path,
  name: 'plan_new',
  session: 'required',
  form: plansPath,
  pages_only: true,
  query: [...names],

  show: (visit) => page(visit, entryOf(visit.query)),

  async act(visit, form) {
    const entry = entryOf(form)
    const read = readEntry(entry, visit.session.timezone)
    const key = formKeyOf(form)
    if ('faults' in read || key === null) {
      const faults = 'faults' in read ? read.faults : new Map<string, string>()
      return page(visit, entry, { faults, status: 422 })
    }
    const candidate_id = entry.idea || (await madeIdea(visit, entry.title, read.scheduled_at, key))
    if (typeof candidate_id !== 'string') return refused(visit, entry, candidate_id)
    const drafted = await callAs(
      visit,
      'plans.draft.create',
      {
        ...{ candidate_id, ...read },
        ...(form.get('another') === 'yes' && { separate_outing: true }),
      },
      `${key} draft`,
    )
    if (drafted.data === null) return refused(visit, entry, drafted)
    return { redirect: planPath(drafted.data.plan.plan_handle, 'edit') }
  },
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

function entryOf(from: { get(name: string): string | null | undefined }): Entry {
  return Object.fromEntries(names.map((name) => [name, from.get(name)?.trim() ?? ''])) as Entry
}

type Read = Pick<
  Request<'plans.draft.create'>,
  'title_override' | 'description_override' | 'capacity_max'
> & { scheduled_at: string }

/** What a draft is made with, or what is wrong with the fields. */
function readEntry(entry: Entry, timezone: string): Read | { faults: Map<string, string> } {
  const faults = new Map<string, string>()
  const { title, day, time, most, description, idea } = entry
  const seconds = readTimeOfDay(time)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day)
  const [at] =
    isDay && isDate(day) && seconds !== null ? instantsOf({ date: day, seconds }, timezone) : []
  if (idea === '' && isBlank(title)) faults.set('title', say.wrongWhat)
  if (!isDay || seconds === null) faults.set('day', say.wrongTime)
  else if (!isDate(day)) faults.set('day', say.noSuchDay)
  else if (at === undefined) faults.set('time', say.noSuchTime)
  const capacity_max = Number(most)
  const isNumber =
    most === '' || (/^\d{1,3}$/.test(most) && capacity_max >= 2 && capacity_max <= 250)
  if (!isNumber) faults.set('most', say.wrongMost)
  if (faults.size > 0 || at === undefined) return { faults }
  return {
    scheduled_at: at.toISOString(),
    ...(most !== '' && { capacity_max }),
    ...(idea !== '' && title !== '' && { title_override: title }),
    ...(description !== '' && { description_override: description }),
  }
}

const fieldOf: Readonly<Record<string, string>> = {
  '/scheduled_at': 'day',
  '/event_start_at': 'day',
  '/capacity_max': 'most',
  '/title': 'title',
  '/title_override': 'title',
  '/description_override': 'description',
}

function refused(visit: SignedInVisit, entry: Entry, why: Refused): Promise<WebAnswer> {
  if (why.code === 'related_drafts_exist') {
    return page(visit, entry, { faults: new Map(), status: 409, related: why.candidates })
  }
  const isRepeated = why.code === 'idempotency_conflict'
  const faults = new Map(
    why.errors.map(({ pointer, message }) => [fieldOf[pointer] ?? 'title', sentenceOf(message)]),
  )
  const text = isRepeated ? say.repeated : why.message
  const result = faults.size === 0 && formResult(false, say.impossible, text)
  return page(visit, entry, { faults, status: faults.size === 0 ? 409 : 422, result })
}

function sentenceOf(message: string): string {
  return message.charAt(0).toLocaleUpperCase('en') + message.slice(1)
}

interface Shown {
  readonly faults: Faults
  readonly status: number
  readonly result?: Content
  /** Drafts of the same, which the person may go on with. */
  readonly related?: Refused['candidates']
}

async function page(
  visit: SignedInVisit,
  entry: Entry,
  { faults, status, result, related }: Shown = { faults: new Map(), status: 200 },
): Promise<WebAnswer> {
  const help = say.timeHelp(visit.session.timezone)
  const line = (
    given: Pick<Field, 'label' | 'type' | 'longest' | 'inputmode' | 'help'>,
    name: keyof Entry,
  ) => field({ ...given, name, value: entry[name], autocomplete: 'off', optional: true }, faults)
  return {
    status,
    page: {
      title: say.make,
      main: html`${stepHead(0, say.make)}
${faultList(faults)}${result}
<form method="post" action="${path}" novalidate>
${tokenField(visit.formToken(plansPath))}${keyField()}
<input type="hidden" name="idea" value="${entry.idea}">
${related !== undefined && relatedDrafts(related)}
${entry.idea !== '' && html`<p class="soft">${say.fromIdea}</p>`}
${line({ label: say.what, longest: 160, help: say.whatHelp }, 'title')}
${line({ label: say.day, type: 'date' }, 'day')}
${line({ label: say.time, type: 'time', help }, 'time')}
${line({ label: say.most, inputmode: 'numeric', longest: 3, help: say.capacityHelp }, 'most')}
<div class="field"><label for="description">${say.description}</label>
<textarea id="description" name="description" rows="4" maxlength="4000" dir="auto">${entry.description}</textarea></div>
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
