import { fail } from '#server/domain/basics/failure.ts'
import { edit as say } from '#server/domain/messages/said/web_outing.ts'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { entryNames, entryOf, readEntry } from '#server/surfaces/web/plans/entry.ts'
import { planPath, plansPath } from '#server/surfaces/web/plans/paths.ts'
import type { PlanFacts } from '#server/surfaces/web/plans/read.ts'
import { hiddenFields, type Reviewed } from '#server/surfaces/web/plans/review.ts'

/** The fields of a review besides those that change. */
const others = ['revision', 'notify'] as const

/** Changes a plan that its guests have seen. Its fields are those that change, and nothing else. */
export const changing: Reviewed = {
  act: 'change',
  get title() {
    return say.change.title
  },
  get text() {
    return say.change.text
  },
  isOpen: ({ data }) => data.management.allowed.includes('plans.update.prepare'),
  fields: (_, sent) =>
    (sent?.fields ?? []).filter(([name]) => isOneOf(name, entryNames) || isOneOf(name, others)),
  call: (plan, fields) => ({ capability: 'plans.update.prepare', input: inputOf(plan, fields) }),
  get late() {
    return { title: say.change.late, text: say.change.lateText }
  },
  button: () => html`<button class="main">${say.change.button}</button>`,
  other: (
    { handle },
    fields,
    visit,
  ) => html`<form method="post" action="${planPath(handle, 'edit')}">
${tokenField(visit.formToken(plansPath))}${hiddenFields(fields)}
<button class="plain flush" name="back" value="yes">${say.change.back}</button>
</form>`,
}

function isOneOf(name: string, names: readonly string[]): boolean {
  return names.includes(name)
}

/** Errors: `input_invalid` for a field that cannot be read. */
function inputOf({ handle, data }: PlanFacts, fields: WebForm): Record<string, unknown> {
  const names = entryNames.filter((name) => fields.get(name) !== undefined)
  const { read, faults } = readEntry(entryOf(fields), names, data.plan.timezone)
  if (faults.size > 0) {
    const errors = [...faults].map(([name, message]) => {
      return { pointer: `/${name}`, code: 'format' as const, message }
    })
    throw fail('input_invalid', { errors })
  }
  const { title, description, ...changes } = read
  const revision = Number(fields.get('revision'))
  const notify = fields.get('notify')
  return {
    plan_handle: handle,
    changes: {
      ...changes,
      ...(title !== undefined && { title_override: title }),
      ...(description !== undefined && { description_override: description || null }),
    },
    ...(Number.isSafeInteger(revision) && { expected_revision: revision }),
    ...((notify === 'yes' || notify === 'no') && { notify_recipients: notify === 'yes' }),
  }
}
