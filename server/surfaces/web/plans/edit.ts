import { Failure } from '#server/domain/basics/failure.ts'
import { edit as say, outing } from '#server/domain/messages/said/web_outing.ts'
import type { Faults } from '#server/surfaces/web/parts/fields.ts'
import { WebForm } from '#server/surfaces/web/parts/form.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { changedNote } from '#server/surfaces/web/parts/form_notes.ts'
import { type Content, type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { planTop } from '#server/surfaces/web/links/plan_parts.ts'
import { changing } from '#server/surfaces/web/plans/change.ts'
import { updateDraftBy } from '#server/surfaces/web/plans/draft_change.ts'
import {
  differing,
  type Entry,
  type EntryName,
  entryNames,
  entryOf,
  entryOfPlan,
  faultsOf,
  readEntry,
} from '#server/surfaces/web/plans/entry.ts'
import {
  entryFaults,
  entryFields,
  labels,
  namesOf,
  placesFor,
} from '#server/surfaces/web/plans/entry_form.ts'
import { differingFrom, printOf } from '#server/surfaces/web/plans/entry_print.ts'
import { changedMeanwhile } from '#server/domain/messages/said/web_forms.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import { isDraft, type PlanFacts } from '#server/surfaces/web/plans/read.ts'
import {
  actOnReview,
  hostsPlan,
  latePage,
  reviewOf,
  reviewPage,
} from '#server/surfaces/web/plans/review.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

const facts = { session: 'required', form: plansPath, pages_only: true } as const

/** `/plans/{handle}/edit`: what and when. A draft is changed at once; of a plan that was sent the change is looked at first. */
export const editRoute: WebRoute = {
  ...facts,
  path: planPath(':plan_handle', 'edit'),
  name: 'plan_edit',

  async show(visit: SignedInVisit) {
    const plan = await editable(visit)
    if (plan === null || 'redirect' in plan) return plan
    return page(visit, plan, { entry: entryOfPlan(plan) })
  },

  async act(visit: SignedInVisit, form: WebForm) {
    const plan = await editable(visit)
    if (plan === null) return plan
    // What was typed is lost, and somebody who is only shown the plan would not know.
    if ('redirect' in plan) return latePage(visit, changing)
    const now = entryOfPlan(plan)
    if (form.get('back') === 'yes') return page(visit, plan, { entry: over(now, form), form })
    const entry = entryOf(form)
    const kind = kindOf(plan)
    const names = differing(now, entry).filter((name) => namesOf(kind).includes(name))
    if (isStale(plan, form)) return outdated(visit, plan, { now, entry, form })
    const key = formKeyOf(form)
    const { faults } = readEntry(entry, names, plan.data.plan.timezone)
    if (faults.size > 0 || key === null) return page(visit, plan, { entry, faults, form })
    if (names.length === 0) return { redirect: `${planPath(plan.handle)}?saved=same` }
    return kind === 'draft'
      ? saveDraft(visit, plan, { entry, names, key, form })
      : review(visit, plan, { entry, names, form })
  },
}

/** The review of a change of a plan that was sent. Only its button changes it. */
export const changeRoute: WebRoute = {
  ...facts,
  path: planPath(':plan_handle', 'change'),
  name: 'plan_change',

  // The change is not in the address: who opens it begins again.
  show: async (visit: SignedInVisit) => ({
    redirect: planPath(visit.params.plan_handle ?? '', 'edit'),
  }),
  async act(visit: SignedInVisit, form: WebForm) {
    const answer = await actOnReview(visit, changing, form)
    if (answer?.status !== 409) return answer
    const plan = await editable(visit)
    // Somebody else's change came first: what is there now is shown beside what was typed.
    if (plan === null || 'redirect' in plan || !isStale(plan, form)) return answer
    const now = entryOfPlan(plan)
    return outdated(visit, plan, { now, entry: over(now, form), form })
  },
}

async function editable(visit: SignedInVisit): Promise<PlanFacts | { redirect: string } | null> {
  const plan = await hostsPlan(visit)
  if (plan === null) return null
  const isOpen =
    plan.data.management.allowed.includes('plans.draft.update') || changing.isOpen(plan)
  return isOpen ? plan : { redirect: planPath(plan.handle) }
}

function kindOf(plan: PlanFacts): 'draft' | 'sent' {
  return isDraft(plan) ? 'draft' : 'sent'
}

/** Whether a plan has changed since its form was shown. */
function isStale(plan: PlanFacts, form: WebForm): boolean {
  const { revision, checksum } = plan.data.plan
  return isDraft(plan)
    ? form.get('checksum') !== checksum
    : form.get('revision') !== String(revision)
}

/** The form again with the plan as it is now and what was typed over it; above it, both side by side where they differ. */
function outdated(
  visit: SignedInVisit,
  plan: PlanFacts,
  { now, entry, form }: { now: Entry; entry: Entry; form: WebForm },
): Promise<WebAnswer> {
  const was = form.get('was')
  const names = namesOf(kindOf(plan))
  const typed = new Set(differingFrom(was, entry) ?? differing(now, entry))
  const moved = new Set(differingFrom(was, now) ?? [])
  const values = names
    .filter((name) => typed.has(name) || moved.has(name))
    .map((name) => ({
      ...{ label: labels()[name], now: readable(name, now[name]) },
      typed: typed.has(name) ? readable(name, entry[name]) : null,
    }))
  const kept = entryNames.map((name) => [name, typed.has(name) ? entry[name] : now[name]] as const)
  const merged = Object.fromEntries(kept) as Entry
  return page(visit, plan, { entry: merged, note: changedNote(values) })
}

/** What a field has, as people read it. */
function readable(name: EntryName, value: string): string {
  if (name === 'list') return value === 'yes' ? changedMeanwhile.yes : changedMeanwhile.no
  return name === 'ends' || name === 'meet_at' || name === 'deadline'
    ? value.replace('T', ' ')
    : value
}

/** A plan with what was typed over it. */
function over(now: Entry, form: WebForm): Entry {
  const typed = entryOf(form)
  const all = entryNames.map((name) => [
    name,
    form.get(name) === undefined ? now[name] : typed[name],
  ])
  return Object.fromEntries(all) as Entry
}

type Typed = { entry: Entry; names: ReturnType<typeof differing>; form: WebForm }

async function saveDraft(
  visit: SignedInVisit,
  plan: PlanFacts,
  { key, ...typed }: Typed & { key: string },
): Promise<WebAnswer> {
  const refused = await updateDraftBy(visit, plan, { ...typed, key })
  if (refused === null) return { redirect: `${planPath(plan.handle)}?saved=plan` }
  const { entry, form } = typed
  if ('faults' in refused) return page(visit, plan, { entry, form, faults: refused.faults })
  return page(visit, plan, {
    entry,
    form,
    note: formResult(false, outing.impossible, refused.text),
  })
}

async function review(
  visit: SignedInVisit,
  plan: PlanFacts,
  { entry, names, form }: Typed,
): Promise<WebAnswer> {
  const fields = new WebForm([
    ...names.map((name) => [name, entry[name]] as const),
    ['revision', form.get('revision') ?? ''],
    ['notify', form.get('notify') ?? ''],
  ])
  const reviewed = await reviewOf(visit, () => changing.call(plan, fields))
  if (!(reviewed instanceof Failure)) {
    return reviewPage(visit, { plan, what: changing, fields, reviewed, refusal: null })
  }
  // The plan is there: what is not there is something to do.
  if (reviewed.code === 'reference_not_found') {
    return { redirect: `${planPath(plan.handle)}?saved=same` }
  }
  const { errors = [], pointer, message = outing.impossible } = reviewed.detail
  const faults = faultsOf(
    errors.length === 0 && pointer ? [{ pointer, code: reviewed.code, message }] : errors,
  )
  const why = refusalWords({ code: reviewed.code, message })
  const note = faults.size === 0 && formResult(false, outing.impossible, why)
  return page(visit, plan, { entry, form, faults, note })
}

interface Shown {
  readonly entry: Entry
  readonly faults?: Faults
  readonly note?: Content
  /** What was sent, for what no plan remembers. */
  readonly form?: WebForm
}

async function page(
  visit: SignedInVisit,
  plan: PlanFacts,
  { entry, faults = new Map(), note = null, form }: Shown,
): Promise<WebAnswer> {
  const kind = kindOf(plan)
  const { timezone: zone, revision, checksum } = plan.data.plan
  const places = kind === 'draft' ? await placesFor(visit) : []
  const isBack = form?.get('back') === 'yes'
  return {
    status: faults.size > 0 ? 422 : note === null || isBack ? 200 : 409,
    page: {
      title: say.title,
      main: html`${planTop(plan.view, say.title)}
${entryFaults(faults)}${note}
<p class="soft">${kind === 'draft' ? say.draftText : say.sentText}</p>
<form method="post" action="${planPath(plan.handle, 'edit')}" novalidate>
${formStart(visit, plansPath)}
<input type="hidden" name="revision" value="${revision}"><input type="hidden" name="checksum" value="${checksum}"><input type="hidden" name="was" value="${printOf(entryOfPlan(plan))}">
${entryFields(entry, { kind, zone, faults, places })}
${kind === 'sent' && mailChoice(form?.get('notify') ?? '')}
<div class="actions"><button class="main">${kind === 'draft' ? say.save : say.review}</button></div>
</form>
<p class="links"><a href="${planPath(plan.handle)}">${outing.back}</a></p>`,
    },
  }
}

function mailChoice(chosen: string): Html {
  const choice = (value: string, label: string) =>
    html`<label class="check"><input type="radio" name="notify" value="${value}"${value === chosen && html` checked`}><span>${label}</span></label>`
  const { usual, yes, no } = say.mails
  return html`<fieldset><legend>${say.mail}</legend>
${choice('', usual)}${choice('yes', yes)}${choice('no', no)}</fieldset>`
}
