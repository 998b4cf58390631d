import type { CalendarsView } from '#server/flows/calendar/list.ts'
import { feedForm } from '#server/domain/messages/said/calendars_page.ts'
import { type Html, html } from '#server/surfaces/web/parts/html.ts'
import { formResult } from '#server/surfaces/web/parts/notice.ts'
import { form } from '#server/surfaces/web/settings/calendars/parts.ts'

/** The feed of the account's own plans. */
export function feedSection({ feed_made_at }: CalendarsView, token: string): Html {
  const button = (act: string, label: string, kind: string) =>
    html`<button class="${kind}" name="do" value="${act}">${label}</button>`
  const buttons =
    feed_made_at === null
      ? button('create', feedForm.create, 'main')
      : html`<div class="actions">${button('replace', feedForm.replace, 'small')}${button('remove', feedForm.remove, 'small grave')}</div>`
  return html`<section aria-labelledby="feed"><h2 id="feed">${feedForm.title}</h2>
<p class="soft">${feedForm.about}</p>
${feed_made_at !== null && html`<p>${feedForm.on}</p>`}
${form({ action: 'feed', token }, buttons)}
</section>`
}

/** The address of a feed that was made just now: it cannot be shown again. */
export function madeFeed(url: string, replaced: boolean): Html {
  const webcal = url.replace(/^https?:/, 'webcal:')
  const text = html`<code>${url}</code><br><a class="button" href="${webcal}">${feedForm.open}</a>${replaced && html`<br>${feedForm.replacedText}`}`
  return formResult(true, feedForm.made, text)
}
