import type { Refused } from '#server/surfaces/web/call.ts'
import { type Faults, faultList, tokenField } from '#server/surfaces/web/parts/fields.ts'
import { formKeyOf } from '#server/surfaces/web/parts/form_key.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import {
  type ChangedValue,
  changedNote,
  sentBeforeNote,
} from '#server/surfaces/web/parts/form_notes.ts'
import { type Content, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { faultsOf, refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'
import { undo } from '#server/surfaces/web/settings/activity/undo.ts'

/** A page of one thing whose forms each change it by one capability. */
export interface Thing {
  /** The name of its forms. */
  readonly form: string
  /** What the names of its routes begin with. */
  readonly name: string
  /** The path of its page or of what can be done with it, as routes write it and of a visit. */
  path(act: string): string
  pathOf(visit: SignedInVisit): string
  /** The page again, with a note on top; `sent` is a form of it whose fields are wrong. */
  show(
    visit: SignedInVisit,
    note: Content,
    status: number,
    sent?: SentForm,
  ): Promise<WebAnswer | null>
  /** What a refusal is called. */
  readonly notDone: string
}

/** A form that was sent with fields that are wrong, or with a change that meets another one. */
export interface SentForm {
  /** What it does: the last part of its path. */
  readonly act: string
  readonly form: WebForm
  readonly faults: Faults
}

/** The page of a thing. `say` has what a form can have done, by its names, and the words of the undo button. */
export function pageOf(
  thing: Thing,
  say: { readonly done: Readonly<Record<string, string>>; readonly undo: string },
  query: readonly string[] = [],
): WebRoute {
  return {
    ...{ session: 'required', form: thing.form, pages_only: true },
    path: thing.path(''),
    name: thing.name,
    query: [...query, 'done', 'undo'],
    show(visit: SignedInVisit) {
      const way = { form: thing.form, path: `${thing.pathOf(visit)}/undo`, label: say.undo }
      return thing.show(visit, doneNote(visit, say.done, way), 200)
    },
  }
}

/** What a form did not do, because what it changes was changed elsewhere, too: what is there now beside what was typed. */
interface NotDone {
  readonly over: readonly ChangedValue[]
}

/** What a form did. */
export interface Did {
  readonly called: Refused | { readonly data: object }
  /** Which of the page's notes says so. */
  readonly done: string
  /** The handle of the change, where it can be taken back. */
  readonly undo?: string | null | undefined
  /** Where it leads, if not to the page of the thing. */
  readonly to?: string
}

/**
 * The form of a thing that does this. It leads back to the thing, with a note and a way to take it back. `fieldOf` says which of its
 * fields a pointer into the input means: what is wrong with it then stands there.
 */
export function actOn(
  thing: Thing,
  act: string,
  work: (visit: SignedInVisit, form: WebForm, key: string) => Promise<Did | NotDone>,
  fieldOf: Readonly<Record<string, string>> = {},
): WebRoute {
  return {
    ...{ session: 'required', form: thing.form, pages_only: true },
    path: thing.path(act),
    name: `${thing.name}_${act.replaceAll('/', '_')}`,
    async act(visit: SignedInVisit, form: WebForm) {
      const key = formKeyOf(form)
      if (key === null) return thing.show(visit, null, 422)
      const did = await work(visit, form, key)
      if ('over' in did)
        return thing.show(visit, changedNote(did.over), 409, { act, form, faults: new Map() })
      const { called, done, undo: handle, to } = did
      if (called.data === null) {
        const refused = called as Refused
        const faults = faultsOf(refused.errors, fieldOf, '')
        if (faults.size === 0 || faults.has(''))
          return thing.show(visit, ...noteOn(refused, thing.notDone))
        return thing.show(visit, faultList(faults), 422, { act, form, faults })
      }
      const query = new URLSearchParams({ done, ...(handle && { undo: handle }) })
      return { redirect: `${to ?? thing.pathOf(visit)}?${query}` }
    },
  }
}

/** The refusal of a form on which nobody was chosen, at its field `person`. */
export const nobodyChosen: Refused = {
  ...{ data: null, code: 'input_invalid', message: '', partial: null, next: [], candidates: [] },
  errors: [{ pointer: '/person', code: 'nobody_chosen', message: '' }],
  current: {},
  first: null,
}

/** What a page says of a refusal, and the status that it has. */
export function noteOn(why: Refused, title: string): readonly [note: Content, status: number] {
  if (why.code === 'idempotency_conflict') return [sentBeforeNote(why.first), 409]
  return [formResult(false, title, refusalWords(why)), why.code === 'input_invalid' ? 422 : 409]
}

/** The form that takes a change of a thing back. */
export function undoOn(thing: Pick<Thing, 'form' | 'name' | 'path' | 'pathOf'>): WebRoute {
  return {
    ...{ session: 'required', form: thing.form, pages_only: true },
    path: thing.path('undo'),
    name: `${thing.name}_undo`,
    async act(visit: SignedInVisit, form: WebForm) {
      const undone = await undo(visit, form.get('action') ?? '')
      return { redirect: `${thing.pathOf(visit)}?done=${undone ? 'undone' : 'not-undone'}` }
    },
  }
}

/** What the address says of the form that led to a page; `notes` are the sentences by their names. `label` is that of the undo button. */
export function doneNote(
  visit: SignedInVisit,
  notes: Readonly<Record<string, string>>,
  { form, path, label }: { form: string; path: string; label: string },
): Content {
  const done = visit.query.get('done') ?? ''
  if (!Object.hasOwn(notes, done)) return null
  const action = visit.query.get('undo')
  const way =
    action &&
    html`<form class="undo" method="post" action="${path}">${tokenField(visit.formToken(form))}
<input type="hidden" name="action" value="${action}"><button class="small">${label}</button></form>`
  return html`${formResult(done !== 'not-undone', notes[done])}${way}`
}
