import { fail } from '#server/domain/basics/failure.ts'
import { html } from '#server/surfaces/web/parts/html.ts'
import type { Visit, WebAnswer } from '#server/surfaces/web/route.ts'

/**
 * The 404 of a link or a proof that does not work any more, whatever the reason, with the way to a new one. Somebody who is
 * signed in most likely has used it just now: the way to Today comes first.
 */
export function deadAnswer(
  { wants_json, session }: Visit,
  { title, text, again, today }: { title: string; text: string; again: string; today: string },
): WebAnswer {
  if (wants_json) throw fail('route_not_found', { message: `${title}.`, advice: text })
  const ways = [
    { href: '/sign-in', label: again },
    { href: '/', label: today },
  ]
  const [first, second] = session ? ways.toReversed() : ways
  return {
    status: 404,
    json: {},
    page: {
      title,
      main: html`<h1>${title}</h1>
<p>${text}</p>
<div class="actions"><a class="button main" href="${first?.href}">${first?.label}</a>
<a class="button" href="${second?.href}">${second?.label}</a></div>`,
    },
  }
}
