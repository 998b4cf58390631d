import { randomBytes } from 'node:crypto'
import { tokenField } from '#server/surfaces/web/parts/fields.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import type { Visit } from '#server/surfaces/web/route.ts'

/**
 * A new key for a form. Each answer with a form has one of its own, also where it says that the form was refused: then only the
 * same POST again is a replay.
 */
export function newFormKey(): string {
  return randomBytes(16).toString('base64url')
}

/** The hidden field of a form with its key, which is a new one where none is given. */
export function keyField(key = newFormKey()): Html {
  return html`<input type="hidden" name="key" value="${key}">`
}

/** The hidden fields that a form of a page begins with: where it comes from, and a key of its own. `form` is its name. */
export function formStart(visit: Pick<Visit, 'formToken'>, form: string): Html {
  return html`${tokenField(visit.formToken(form))}${keyField()}`
}

/** @returns the idempotency key of a form that was sent; null where it has none, or one that no page makes. */
export function formKeyOf(form: WebForm): string | null {
  const key = form.get('key') ?? ''
  return /^[\w-]{22}$/.test(key) ? `web ${key}` : null
}
