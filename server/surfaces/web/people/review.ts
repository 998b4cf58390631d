import type { Data, FriendshipConsequence } from '#generated/types.ts'
import { fail } from '#server/domain/basics/failure.ts'
import { shortDayWords } from '#server/domain/basics/time_words.ts'
import { person as say } from '#server/domain/messages/said/web_people.ts'
import { noteOn } from '#server/surfaces/web/acts.ts'
import { callAs } from '#server/surfaces/web/call.ts'
import { consequenceList } from '#server/surfaces/web/parts/consequences.ts'
import { formKeyOf, formStart } from '#server/surfaces/web/parts/form_key.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { formResult, warning } from '#server/surfaces/web/parts/notice.ts'
import { peoplePath, personPath } from '#server/surfaces/web/people/paths.ts'
import { handleOf, personOf } from '#server/surfaces/web/people/person.ts'
import { refusalWords } from '#server/surfaces/web/parts/refused.ts'
import type { SignedInVisit, WebAnswer, WebRoute } from '#server/surfaces/web/route.ts'

type Operation = keyof typeof say.review

const acts = {
  create_invitation: 'connect',
  close_invitation: 'close',
  disconnect: 'disconnect',
} as const

/** `/people/{handle}/connect`, `…/close` and `…/disconnect`: what happens, and the one button that does it. */
export const friendshipRoutes: readonly WebRoute[] = (Object.keys(acts) as Operation[]).map(
  (operation) => ({
    path: personPath(':person_handle', acts[operation]),
    name: `person_${acts[operation]}`,
    session: 'required',
    form: peoplePath,
    pages_only: true,

    show: (visit: SignedInVisit) => reviewed(visit, operation),

    async act(visit: SignedInVisit, form) {
      const key = formKeyOf(form)
      if (key === null) return reviewed(visit, operation, null, 422)
      const review_token = form.get('review') ?? ''
      const input = { review_token, accept_consequences: true }
      const done = await callAs(visit, 'relationships.friendship.apply', input, key)
      if (done.data === null) return reviewed(visit, operation, ...noteOn(done, say.notDone))
      const { link } = done.data
      const path = personPath(handleOf(visit))
      if (link !== undefined) return linkPage(visit, link)
      return { redirect: `${path}?done=${operation === 'disconnect' ? 'disconnected' : 'closed'}` }
    },
  }),
)

/** What each is asked for with, by the handle of the person. */
const inputs = {
  create_invitation: (handle: string) => ({
    operation: 'create_invitation' as const,
    people_handles: [handle],
    mode: 'individual' as const,
  }),
  close_invitation: (handle: string) => ({
    operation: 'close_invitation' as const,
    people_handles: [handle],
  }),
  disconnect: (handle: string) => ({ operation: 'disconnect' as const, person_handle: handle }),
}

async function reviewed(
  visit: SignedInVisit,
  operation: Operation,
  note: Content = null,
  status = 200,
): Promise<WebAnswer> {
  const { person } = await personOf(visit)
  const { person_handle: handle, display_name } = person
  // Who is connected cannot be connected again, and the other way round.
  const isConnected = person.classification === 'connected'
  const isOpen = operation === 'close_invitation' || isConnected === (operation === 'disconnect')
  if (!isOpen) return { redirect: personPath(handle) }
  const review = await callAs(visit, 'relationships.friendship.review', inputs[operation](handle))
  const { title, text, button } = say.review[operation]
  return {
    status,
    page: {
      title,
      main: html`<header class="quiet"><p class="from">${words(display_name)}</p><h1>${title}</h1></header>
${note}
<p class="soft">${text}</p>
${review.data === null ? warning(refusalWords(review)) : form(visit, { operation, review: review.data, button, handle })}
<p class="links"><a href="${personPath(handle)}">${say.keep}</a></p>`,
    },
  }
}

interface Form {
  readonly operation: Operation
  readonly review: Data<'relationships.friendship.review'>
  readonly button: string
  readonly handle: string
}

function form(visit: SignedInVisit, { operation, review, button, handle }: Form): Html {
  // What an API call could do in addition is not offered here.
  const shown = review.consequences.filter(
    ({ code }: FriendshipConsequence) => code !== 'likes_removable',
  )
  return html`${consequenceList(shown)}
<form class="act" method="post" action="${personPath(handle, acts[operation])}">${formStart(visit, peoplePath)}
<input type="hidden" name="review" value="${review.review_token}">
<div class="actions"><button class="${operation === 'create_invitation' ? 'main' : 'grave'}">${button}</button></div></form>`
}

/** The page of an invitation as the account that made it sees it, where it is closed. */
function closingPath(link: string): string {
  return `/connect/${new URL(link).pathname.split('/').at(-1)}`
}

async function linkPage(
  visit: SignedInVisit,
  link: NonNullable<Data<'relationships.friendship.apply'>['link']>,
): Promise<WebAnswer> {
  const { person } = await personOf(visit)
  if (link.url === '') throw fail('reference_not_found')
  const { expires_at } = link
  const until = expires_at && shortDayWords(new Date(expires_at), visit.session.timezone)
  return {
    page: {
      title: say.link.title,
      main: html`<header class="quiet"><p class="from">${words(person.display_name)}</p><h1>${say.link.title}</h1></header>
${formResult(true, say.link.text)}
<code>${link.url}</code>
<p class="soft small">${until && html`${say.link.until(until)} `}<a href="${closingPath(link.url)}">${say.link.close}</a></p>
<p class="links"><a href="${personPath(person.person_handle)}">‹ ${words(person.display_name)}</a></p>`,
    },
  }
}
