import { createHash } from 'node:crypto'
import { longestNote, readGuestNote } from '#server/domain/plans/guest_note.ts'
import { noteTo } from '#server/domain/messages/said/plan_pages.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/**
 * A field for a note to the host, folded away until the guest wants to write one. `written` is what they wrote in a form
 * that was not saved; undefined for nothing.
 */
export function noteField(
  host: string,
  { saved, written }: { saved: string | null; written?: string | null | undefined },
): Html {
  const note = written === undefined ? saved : written
  return html`<details class="note"${note && html` open`}>
<summary>${noteTo(host)}</summary>
<input type="hidden" name="note_seen" value="${stampOf(saved)}">
<textarea name="note" rows="3" maxlength="${longestNote}" aria-label="${noteTo(host).plain}">${note}</textarea>
</details>`
}

/**
 * @returns the note of a form; undefined if the form has no such field or the note in it was not touched, so that a note
 * written elsewhere in the meantime stays.
 */
export function readNote(form: ReadonlyMap<string, string>): string | null | undefined {
  const given = form.get('note')
  if (given === undefined) return undefined
  const note = readGuestNote(given)
  return form.get('note_seen') === stampOf(note) ? undefined : note
}

/** Which note a form began with: short, because a form with two long notes would be too large. */
function stampOf(note: string | null): string {
  return createHash('sha256')
    .update(note ?? '')
    .digest('base64url')
    .slice(0, 16)
}
