import type { Person } from '#generated/types.ts'
import { outing as say } from '#server/domain/messages/said/web_outing.ts'
import { choiceValue } from '#server/surfaces/web/parts/people_choice.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'

/** A list of people to choose from. Each value has the name, too, so that a form can show who was chosen on another list. */
export function personChoices(
  title: Content,
  all: readonly Person[],
  chosen: ReadonlySet<string>,
): Content {
  if (all.length === 0) return null
  return html`<fieldset><legend>${title}</legend>
${all.map((person) => choice(person, chosen.has(person.person_handle)))}
</fieldset>`
}

function choice(person: Person, isChosen: boolean): Html {
  const { display_name, classification } = person
  return html`<label class="check"><input type="checkbox" name="person" value="${choiceValue(person)}"${isChosen && html` checked`}><span>${words(display_name)}${classification === 'connected' && html` <span class="soft small">${say.connected}</span>`}</span></label>`
}

/** The handle in a value of the list. */
export function handleIn(value: string): string {
  return value.split(' ', 1)[0] ?? ''
}
