import type { ListDefaults, Request } from '#generated/types.ts'
import { addDays, isDate, midnight } from '#server/domain/basics/days.ts'
import { wallTimeOf } from '#server/domain/basics/wall_clock.ts'
import { activityTyped, activityWords } from '#server/domain/messages/german/activities.ts'
import { free } from '#server/domain/messages/said/web_free.ts'
import { rules as say } from '#server/domain/messages/said/web_lists.ts'
import { noteOn } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { listPath, listsPath } from '#server/surfaces/web/lists/paths.ts'
import { handleOf, ownListOf } from '#server/surfaces/web/lists/read.ts'
import { type Faults, faultList, field } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { faultsOf } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

/** The rules of a list as the form has them: names with commas between them, and days. */
interface Entry {
  readonly where: string
  readonly what: string
  readonly when: string
  readonly from: string
  readonly until: string
}

type Input = Request<'ideas.lists.defaults.update'>

/** `/lists/{handle}/rules`: where, what and when the ideas of a list are. Changing them tells nobody. */
export const rulesRoute: WebRoute = {
  path: listPath(':ideas_list_handle', 'rules'),
  name: 'list_rules',
  session: 'required',
  form: listsPath,
  pages_only: true,

  async show(visit) {
    const list = await ownListOf(visit)
    if (list === null) return { redirect: listPath(handleOf(visit)) }
    return page(visit, list.name, entryOf(list.defaults, visit.session.timezone))
  },

  async act(visit, form) {
    const list = await ownListOf(visit)
    const key = formKeyOf(form)
    if (list === null) return { redirect: listPath(handleOf(visit)) }
    const before = entryOf(list.defaults, visit.session.timezone)
    const entry = readEntry(form)
    const faults = new Map<string, Content>()
    const input = inputOf(visit, { before, entry, faults })
    if (faults.size > 0 || key === null) return page(visit, list.name, entry, { faults })
    const done = await change(visit, input, key)
    if (done.data !== null) return { redirect: `${listPath(handleOf(visit))}?done=saved` }
    const wrong = faultsOf(done.errors, fields, 'what')
    if (wrong.size > 0) return page(visit, list.name, entry, { faults: wrong })
    const [note, status] = noteOn(done, say.notSaved)
    return page(visit, list.name, entry, { note, status })
  },
}

const fields = {
  '/neighborhood_names': 'where',
  '/activity_names': 'what',
  '/custom_activity_names': 'what',
  '/when_preset': 'when',
  '/when_start': 'from',
  '/when_end': 'until',
} as const

/** What is not in the catalog of activities is one in the person's own words. */
async function change(visit: SignedInVisit, input: Input, key: string) {
  const first = await callAs(visit, 'ideas.lists.defaults.update', input, key)
  const { activity_names: names = [] } = input
  const pointers = first.data === null ? first.errors.map(({ pointer }) => pointer) : []
  const unknown = names.filter((_, at) => pointers.includes(`/activity_names/${at}`))
  if (unknown.length === 0) return first
  const known = names.filter((name) => !unknown.includes(name))
  const again = { ...input, activity_names: known, custom_activity_names: unknown }
  return callAs(visit, 'ideas.lists.defaults.update', again, `${key} own`)
}

function entryOf(defaults: ListDefaults, timezone: string): Entry {
  const { neighborhood_names, activity_names, custom_activity_names, ...when } = defaults
  const dayOf = (at: string | null, back: number) =>
    at === null ? '' : wallTimeOf(new Date(new Date(at).getTime() - back), timezone).date
  return {
    where: neighborhood_names.join(', '),
    what: [...activity_names.map(activityWords), ...custom_activity_names].join(', '),
    when: when.when_preset ?? '',
    from: dayOf(when.when_start, 0),
    // The day that the end is the end of.
    until: dayOf(when.when_end, 1),
  }
}

function readEntry(form: WebForm): Entry {
  const of = (name: string) => form.get(name)?.trim() ?? ''
  return {
    ...{ where: of('where'), what: of('what'), when: of('when') },
    ...{ from: of('from'), until: of('until') },
  }
}

/** Only what differs is changed. What is wrong with the days goes into `faults`. */
function inputOf(
  visit: SignedInVisit,
  { before, entry, faults }: { before: Entry; entry: Entry; faults: Map<string, Content> },
): Input {
  const { timezone } = visit.session
  const differs = (name: keyof Entry) => before[name] !== entry[name]
  const bound = (name: 'from' | 'until', more: number): string | null => {
    const day = entry[name]
    if (day === '') return null
    if (isDate(day)) return midnight(addDays(day, more), timezone).toISOString()
    faults.set(name, say.wrongDay)
    return null
  }
  const [start, end] = [bound('from', 0), bound('until', 1)]
  if (start !== null && end !== null && start >= end) faults.set('until', say.wrongEnd)
  return {
    ideas_list_handle: handleOf(visit),
    ...(differs('where') && { neighborhood_names: namesIn(entry.where) }),
    ...(differs('what') && {
      activity_names: namesIn(entry.what).map(activityTyped),
      custom_activity_names: [],
    }),
    ...(differs('when') && { when_preset: entry.when === '' ? null : entry.when }),
    ...(differs('from') && { when_start: start }),
    ...(differs('until') && { when_end: end }),
  }
}

function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function page(
  visit: SignedInVisit,
  name: string,
  entry: Entry,
  {
    faults = new Map(),
    note = null,
    status = faults.size > 0 ? 422 : 200,
  }: { faults?: Faults; note?: Content; status?: number } = {},
): WebAnswer {
  const path = listPath(handleOf(visit))
  const text = (at: 'where' | 'what', label: string, help: string) =>
    field(
      {
        name: at,
        label,
        value: entry[at],
        longest: 600,
        autocomplete: 'off',
        optional: true,
        help,
      },
      faults,
    )
  const day = (at: 'from' | 'until', label: string) =>
    field(
      { name: at, label, value: entry[at], type: 'date', autocomplete: 'off', optional: true },
      faults,
    )
  return {
    status,
    page: {
      title: say.title,
      main: html`<header class="quiet"><p class="from">${words(name)}</p><h1>${say.title}</h1></header>
${faultList(faults)}${note}
<p class="soft">${say.text}</p>
<form method="post" action="${path}/rules" novalidate>${formStart(visit, listsPath)}
${text('where', say.where, say.whereHelp)}
${text('what', say.what, say.whatHelp)}
${whenField(entry.when)}
<div class="pair">${day('from', say.from)}${day('until', say.until)}</div>
<div class="actions"><button class="main">${say.save}</button></div></form>
<p class="links"><a href="${path}">‹ ${words(name)}</a></p>`,
    },
  }
}

function whenField(when: string): Html {
  const presets: Readonly<Record<string, string>> = free.presets
  const known = when === '' || when in presets ? presets : { [when]: when, ...presets }
  const option = (value: string, label: string) =>
    html`<option value="${value}"${value === when && html` selected`}>${label}</option>`
  return html`<div class="field"><label for="when">${say.when}</label><select id="when" name="when">${option('', say.anyTime)}${Object.entries(known).map(([value, label]) => option(value, label))}</select></div>`
}
