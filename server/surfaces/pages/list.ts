import { counted } from '#server/domain/text.ts'
import { momentWords, zoneWords } from '#server/domain/time_words.ts'
import { type ListView, sharedList } from '#server/flows/by_link/shared_list.ts'
import {
  type Content,
  elsewhere,
  type Html,
  html,
  webAddress,
  words,
} from '#server/surfaces/pages/html.ts'
import type { Page } from '#server/surfaces/pages/page.ts'
import type { Place } from '#server/surfaces/pages/serve.ts'

/** `/l/{token}`: a list somebody shared, to be looked at. */
export const listPlace: Place = {
  name: 'list',

  async show({ runtime, token }) {
    const list = await sharedList(runtime, token)
    return list && listPage(list)
  },
}

function listPage({ name, owner_name, ideas, more }: ListView): Page {
  return {
    title: `${name} – a list by ${owner_name}`,
    main: html`<header>
<p class="from">${words(owner_name)} shares a list</p>
<h1 dir="auto">${name}</h1>
<p class="soft">${ideas.length === 0 ? 'Nothing is on it yet.' : counted(ideas.length, 'idea')}${more && ', and more'}</p>
</header>
${ideas.length > 0 && html`<section aria-label="Ideas"><ul class="lines ideas" role="list">${ideas.map(ideaOf)}</ul></section>`}`,
    footer: html`You see what ${words(owner_name)} shares by this link, as it is now.`,
  }
}

function ideaOf(idea: ListView['ideas'][number]): Html {
  const { title, description, activity_name, starts_at, timezone, source_url } = idea
  const where = [idea.place_name, idea.place_address ?? idea.neighborhood_name]
  const site = source_url === null ? null : webAddress(source_url)
  return html`<li>
<h2 dir="auto">${title}</h2>
${starts_at && html`<p><time datetime="${starts_at.toISOString()}">${momentWords(starts_at, timezone)}</time> <span class="soft small">${zoneWords(starts_at, timezone)}</span></p>`}
${line(where)}
${activity_name && html`<p class="soft small">${words(activity_name)}</p>`}
${description && html`<p class="text" dir="auto">${description}</p>`}
${site && html`<p class="small">${elsewhere(site.href, html`More at ${site.hostname}`)}</p>`}
</li>`
}

function line(parts: readonly (string | null)[]): Content {
  const known = parts.filter((part) => part !== null)
  return known.length > 0 && html`<p dir="auto">${known.join(', ')}</p>`
}
