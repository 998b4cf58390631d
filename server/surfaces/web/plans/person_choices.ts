import type { Person } from '#generated/types.ts'
import { outing as say } from '#server/domain/messages/said/web_outing.ts'
import type { WebForm } from '#server/surfaces/web/parts/form.ts'
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

/** A person as the value of a field: the handle, how they are reached, and the name. */
export function choiceValue({ person_handle, display_name, classification }: Person): string {
  return `${person_handle} ${classification === 'connected' ? '+' : '-'}${display_name}`
}

/** The people chosen in a form, each once. A value may be a handle alone. */
export function chosenIn(form: WebForm): Person[] {
  const people = form.all('person').map((value): Person => {
    const [, person_handle = '', way = '-', display_name = ''] =
      /^(\S*)(?: ([+-])(.*))?$/s.exec(value) ?? []
    const classification = way === '+' ? 'connected' : 'friend_in_mind'
    return { person_handle, display_name, classification }
  })
  return [...new Map(people.map((one) => [one.person_handle, one])).values()]
}

/** The handle in a value of the list. */
export function handleIn(value: string): string {
  return value.split(' ', 1)[0] ?? ''
}
