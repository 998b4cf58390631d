import { createHash } from 'node:crypto'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import type { ChangedValue } from '#server/surfaces/web/parts/form_notes.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/**
 * Forms that change what somebody wrote carry along how it was, as a print of each field: a change that was made in another tab
 * or by somebody's agent meanwhile is then not overwritten unseen.
 */

/** The values of the fields of a form by their names, always in the same order. */
type Values<T> = { readonly [Name in keyof T]: string }

/** The hidden field of a form that says how its fields are now, before anything is typed. */
export function earlierField<T extends Values<T>>(now: T): Html {
  return html`<input type="hidden" name="was" value="${printOf(now)}">`
}

/** The fields that are not as `was`, the hidden field, has them; all where it is not ours. */
export function differingFrom<T extends Values<T>>(was: string, typed: T): Set<keyof T & string> {
  const before = was.split('.')
  const is = printOf(typed).split('.')
  const names = Object.keys(typed) as (keyof T & string)[]
  return new Set(names.filter((_, at) => before[at] !== is[at]))
}

/** The labels of the fields, what was typed in them, and what is there now. */
interface Compared<T> {
  readonly labels: Values<T>
  readonly typed: T
  readonly now: T
}

/** What is there now beside what was typed, where a field that was typed was changed elsewhere, too; null where none was. */
export function changesOver<T extends Values<T>>(
  was: string,
  { labels, typed, now }: Compared<T>,
): ChangedValue[] | null {
  const [changed, moved] = [differingFrom(was, typed), differingFrom(was, now)]
  const both = [...changed].filter((name) => moved.has(name) && now[name] !== typed[name])
  if (was === '' || both.length === 0) return null
  return both.map((name) => ({ label: labels[name], now: now[name], typed: typed[name] }))
}

/** Whether a form was sent as it was shown, although something has changed since: then it has nothing to change. */
export function isLeftAsItWas<T extends Values<T>>(was: string, typed: T, now: T): boolean {
  return differingFrom(was, typed).size === 0 && differingFrom(was, now).size > 0
}

/**
 * What a form did that only gives a thing another name, where it has nothing to change: what is there now beside what was typed, if
 * both were changed, or that it is saved, if only the thing was. Null where the name is to be changed.
 */
export function renamedMeanwhile(form: WebForm, label: string, name: string) {
  const [typed, now] = [{ name: form.get('name')?.trim() ?? '' }, { name }]
  const was = form.get('was') ?? ''
  const over = changesOver(was, { labels: { name: label }, typed, now })
  if (over !== null) return { over }
  return isLeftAsItWas(was, typed, now) ? { called: { data: {} }, done: 'saved' } : null
}

function printOf<T extends Values<T>>(values: T): string {
  return Object.values<string>(values).map(print).join('.')
}

function print(value: string): string {
  return createHash('sha256')
    .update(value.replaceAll('\r\n', '\n').trim())
    .digest('base64url')
    .slice(0, 12)
}
