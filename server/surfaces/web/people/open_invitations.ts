import { toHandle } from '#server/domain/basics/handle.ts'
import { nearDayWords } from '#server/domain/basics/time_words.ts'
import { people as say } from '#server/domain/messages/said/web_people.ts'
import type { OpenInvitation } from '#server/flows/web/connection_invitations.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { personPath } from '#server/surfaces/web/people/paths.ts'

/** How many names a row has. */
const maxNames = 5

/** The account's invitations to connect that still admit somebody: who each is for, until when it works, and the way to close it. */
export function openInvitations(
  all: readonly OpenInvitation[],
  { timezone }: { timezone: string },
): Html {
  return html`<section aria-labelledby="open"><h2 id="open">${say.open.title}</h2>
<p class="soft small">${say.open.text}</p>
<ul class="lines" role="list">${all.map((one) => row(one, timezone))}</ul></section>`
}

function row(
  { people, created_at, expires_at, joined, places }: OpenInvitation,
  zone: string,
): Html {
  const { anybody, made, until } = say.open
  const facts = [
    made(nearDayWords(created_at, zone)),
    until(nearDayWords(expires_at, zone)),
    ...(places > 1 ? [say.open.joined(joined, places)] : []),
  ]
  return html`<li><strong>${people.length === 0 ? anybody : namesOf(people)}</strong><br>
<span class="soft small">${facts.join(' · ')}</span> ${closing(people)}</li>`
}

function namesOf(people: OpenInvitation['people']): Content {
  const names = people.slice(0, maxNames)
  const more = people.length - names.length
  return html`${names.map(({ display_name }, at) => html`${at > 0 && ', '}${words(display_name)}`)}${more > 0 && ` ${say.open.more(more)}`}`
}

/** A capability closes an invitation by the people that it names, or else by its link alone. */
function closing([person]: OpenInvitation['people']): Html {
  if (person === undefined) return html`<span class="soft small">${say.open.byLink}</span>`
  const path = personPath(toHandle('person', person.person_id), 'close')
  return html`<a href="${path}" aria-label="${say.open.close}: ${person.display_name}">${say.open.close}</a>`
}
