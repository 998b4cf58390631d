import { createHash } from 'node:crypto'
import { longestNote, readGuestNote } from '#server/domain/plans/guest_note.ts'
import { planPages } from '#server/domain/messages/said/plan_pages.ts'
import type { Rsvp } from '#server/flows/by_link/invitation.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'

/**
 * A field for a note to the host, folded away until the guest wants to write one. `written` is what they wrote in a form
 * that was not saved; undefined for nothing. `answer` is what they have answered: with a button of its own the note can be
 * changed, or removed, without another answer.
 */
export function noteField(
  host: string,
  {
    saved,
    written,
    answer = null,
  }: { saved: string | null; written?: string | null | undefined; answer?: Rsvp | null },
): Html {
  const say = planPages.guestNote
  const note = written === undefined ? saved : written
  const label = saved === null ? say.add(host) : say.yours(host)
  return html`<details class="note"${note && html` open`}>
<summary>${label}</summary>
<input type="hidden" name="note_seen" value="${stampOf(saved)}">
<textarea name="note" rows="3" maxlength="${longestNote}" dir="auto" aria-label="${label.plain}">${note}</textarea>
${saved !== null && html`<p class="soft small">${say.goesWithAnswer}</p>`}
${answer !== null && html`<p><button name="answer" value="${answer}">${say.save}</button></p>`}
</details>`
}

/**
 * @returns the note of a form; undefined if the form has no such field or the note in it was not touched, so that a note
 * written elsewhere in the meantime stays.
 */
export function readNote(form: {
  get(name: string): string | undefined
}): string | null | undefined {
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
