import type { Person } from '#generated/types.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
import { chosenFrom } from '#server/surfaces/web/parts/people_choice.ts'

/**
 * What a form changes about who is invited. A page shows only some of them, so a form says what it changes and not who all are: a
 * guest who is not on the page, or signed up in the meantime, stays.
 */
export interface Changes {
  /** Who is added; a name may be empty. */
  readonly added: readonly Person[]
  /** The handles of those taken off. */
  readonly out: ReadonlySet<string>
}

/**
 * Reads a form: `was` has the handles of those on the list that its page showed, `person` who was chosen on it, `out` those who
 * were taken off on another page before. A field may have several handles, with spaces between.
 */
export function changesIn(form: WebForm): Changes {
  const handlesIn = (name: string) =>
    form
      .all(name)
      .flatMap((text) => text.split(' '))
      .filter((handle) => handle !== '')
  const was = new Set(handlesIn('was'))
  const chosen = chosenFrom(form.all('person'))
  const handles = new Set(chosen.map(({ person_handle }) => person_handle))
  const out = [...handlesIn('out'), ...was].filter((handle) => !handles.has(handle))
  return {
    added: chosen.filter(({ person_handle }) => !was.has(person_handle)),
    out: new Set(out),
  }
}
