import type { CalendarsView } from '#server/flows/calendar/list.ts'
import { toHandle } from '#server/domain/basics/handle.ts'
import { friendsPage as say } from '#server/domain/messages/said/calendars_page.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import { olderLink } from '#server/surfaces/web/parts/list_page.ts'
import type { WebPage } from '#server/surfaces/web/parts/page.ts'
import { form } from '#server/surfaces/web/settings/calendars/parts.ts'
import { friendBox } from '#server/surfaces/web/settings/calendars/sharing.ts'
import { calendarsPath, friendsPath } from '#server/surfaces/web/settings/calendars/visit.ts'

/** How many friends a page shows. */
const rows = 20

/** `/settings/calendars/friends`: which of many friends may see the account's time. A form changes those it shows, and no others. */
export function friendsPageOf(
  { friends }: CalendarsView,
  token: string,
  query: URLSearchParams,
): WebPage {
  const words = (query.get('q') ?? '').trim().slice(0, 80)
  const found = friends.filter(({ display_name }) =>
    display_name.toLowerCase().includes(words.toLowerCase()),
  )
  const handleOf = ({ person_id }: { person_id: string }) => toHandle('person', person_id)
  const begin = found.findIndex((friend) => handleOf(friend) === query.get('from'))
  const shown = found.slice(Math.max(0, begin)).slice(0, rows)
  const next = found[Math.max(0, begin) + rows]
  const older =
    next === undefined
      ? null
      : `?${new URLSearchParams({ ...(words !== '' && { q: words }), from: handleOf(next) })}`
  return {
    title: say.title,
    main: html`<p class="small"><a href="${calendarsPath}#sharing">‹ ${say.back}</a></p>
<h1>${say.title}</h1>
<p class="soft">${say.text(friends.filter(({ chosen }) => chosen).length)}</p>
<form class="search" role="search" action="${friendsPath}"><label for="q">${say.search}</label>
<div><input id="q" name="q" type="search" value="${words}" maxlength="80" autocomplete="off"><button>${say.find}</button></div></form>
${
  shown.length === 0
    ? html`<p class="soft">${say.none}</p>`
    : form(
        { action: 'sharing', token },
        html`<input type="hidden" name="mode" value="chosen">
<input type="hidden" name="shown" value="${shown.map(handleOf).join(',')}">
<fieldset><legend class="hidden">${say.title}</legend>${shown.map((friend) => friendBox(friend, 'see', friend.chosen))}</fieldset>
<button class="main">${say.save}</button>`,
      )
}
${olderLink({ older }, say.more)}`,
  }
}
