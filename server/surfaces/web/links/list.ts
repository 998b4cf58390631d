import { dayWords, momentWords, zoneWords } from '#server/domain/basics/time_words.ts'
import { type ListView, viewSharedList } from '#server/flows/by_link/shared_list.ts'
import {
  type Content,
  elsewhere,
  type Html,
  html,
  linked,
  webAddress,
  words,
} from '#server/surfaces/web/parts/html.ts'
import { activityWords } from '#server/domain/messages/german/activities.ts'
import { moreAt, placeSource, sharedList } from '#server/domain/messages/said/other_pages.ts'
import type { WebPage } from '#server/surfaces/web/links/page.ts'
import type { PageRoute } from '#server/surfaces/web/links/serve.ts'

/** `/l/{token}`: a list that somebody shared, to look at. */
export const listRoute: PageRoute = {
  name: 'list',

  async show({ runtime, token }) {
    const list = await viewSharedList(runtime, token)
    return list && listPage(list)
  },
}

function listPage({ name, owner_name, ideas, idea_count, ...share }: ListView): WebPage {
  const { expires_at, timezone } = share
  const until =
    expires_at && `${momentWords(expires_at, timezone)}, ${zoneWords(expires_at, timezone)}`
  return {
    title: sharedList.windowTitle(name, owner_name),
    main: html`<header>
<p class="from">${sharedList.from(owner_name)}</p>
<h1 dir="auto">${name}</h1>
<p class="soft">${ideas.length === 0 ? sharedList.empty : sharedList.size(idea_count)}</p>
</header>
${ideas.length > 0 && sharedIdeas(ideas)}
${ideas.length < idea_count && html`<p class="soft">${sharedList.cut(ideas.length, idea_count)} ${sharedList.askForMore(owner_name)}</p>`}
${until && html`<p class="soft small">${sharedList.until(until)}</p>`}`,
    footer: sharedList.footer(owner_name),
    preview: sharedList.preview(name, owner_name),
  }
}

/** The ideas of a list as everybody sees them who gets it. */
export function sharedIdeas(ideas: ListView['ideas']): Html {
  return html`<section aria-label="${sharedList.ideas}"><ul class="lines ideas" role="list">${ideas.map(ideaOf)}</ul></section>`
}

function ideaOf(idea: ListView['ideas'][number]): Html {
  const { title, description, activity_name, starts_at, timezone, source_url } = idea
  const when = starts_at && (idea.is_day ? dayWords : momentWords)(starts_at, timezone)
  const where = [idea.place_name, idea.place_address ?? idea.neighborhood_name]
  const site = source_url === null ? null : webAddress(source_url)
  return html`<li>
<h2 dir="auto">${title}</h2>
${starts_at && html`<p><time datetime="${starts_at.toISOString()}">${when}</time>${!idea.is_day && html` <span class="soft small">${zoneWords(starts_at, timezone)}</span>`}</p>`}
${line(where)}
${idea.attribution && html`<p class="soft small">${placeSource(idea.attribution)}</p>`}
${activity_name && html`<p class="soft small">${words(activityWords(activity_name))}</p>`}
${description && html`<p class="text" dir="auto">${linked(description)}</p>`}
${site && html`<p class="small">${elsewhere(site.href, moreAt(site.hostname), `${moreAt(site.hostname)}: ${title}`)}</p>`}
</li>`
}

function line(parts: readonly (string | null)[]): Content {
  const known = parts.filter((part) => part !== null)
  return known.length > 0 && html`<p dir="auto">${known.join(', ')}</p>`
}
