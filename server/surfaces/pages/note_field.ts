import { longestNote, readGuestNote } from '#server/domain/guest_note.ts'
import { noteTo } from '#server/domain/messages/plan_pages.ts'
import { type Html, html } from '#server/surfaces/pages/html.ts'

/** A field for a note to the host, folded away until the guest wants to write one. */
export function noteField(host: string, note: string | null): Html {
  return html`<details class="note"${note && html` open`}>
<summary>${noteTo(host)}</summary>
<textarea name="note" rows="3" maxlength="${longestNote}" aria-label="${noteTo(host).plain}">${note}</textarea>
</details>`
}

/** @returns the note of a form; undefined if the form has no such field, so that an earlier note stays. */
export function readNote(form: ReadonlyMap<string, string>): string | null | undefined {
  const given = form.get('note')
  return given === undefined ? undefined : readGuestNote(given)
}
