import { protocol, registry } from '#generated/server/capabilities.ts'
import { momentWords } from '#server/domain/basics/time_words.ts'
import { abilitiesText, agents, madeToken as say } from '#server/domain/messages/said/web_agents.ts'
import { tokenSnippets } from '#server/domain/web/token_snippets.ts'
import type { TokenMade, TokenView } from '#server/flows/web/tokens.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import type { SignedInVisit, WebAnswer } from '#server/surfaces/web/route.ts'
import { tokenJson } from '#server/surfaces/web/settings/agents/json.ts'
import { agentsPath, labelOf, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** The page that shows a token, once. `hours` says when the token ends that it replaces; null where it replaces none. */
export function madeAnswer(
  { runtime: { base_url: base }, session }: SignedInVisit,
  { secret, view: { token } }: Extract<TokenMade, { outcome: 'made' }>,
  hours: number | null,
): WebAnswer {
  const { brand } = registry
  const snippets = tokenSnippets({ brand, base, path: protocol.path }, token.abilities)
  const ends = agents.ends(momentWords(token.expires_at, session.timezone))
  return {
    status: 201,
    json: { token: secret, ...tokenJson(token) },
    page: {
      title: say.title,
      main: html`<h1>${say.title}</h1>
<p>${say.text}${hours !== null && ` ${say.replaces(hours)}`}</p>
<h2>${say.token}</h2>
<code>${secret}</code>
<p class="soft small">${words(labelOf(token))}: ${abilitiesText(token)}, ${ends}.</p>
<section aria-labelledby="try">
<h2 id="try">${say.try}</h2>
<p>${say.tryText}</p>
${snippet(say.snippets.curl, snippets.curl, true)}
${snippet(say.snippets.mcp, snippets.mcp)}
${snippet(say.snippets.claude, snippets.claude)}
${snippets.sdk !== null && snippet(say.snippets.sdk, snippets.sdk)}
</section>
<div class="actions"><a class="button main" href="${agentsPath}">${say.done}</a></div>`,
    },
  }
}

function snippet(name: string, text: string, open = false): Html {
  return html`<details${open && html` open`}><summary>${name}</summary><pre>${text}</pre></details>`
}

/** The answer to a form that has made a token before: the token was shown then, and another one is not made. */
export function goneAnswer({ token }: TokenView): WebAnswer {
  return {
    status: 200,
    json: { token: null, ...tokenJson(token) },
    page: {
      title: say.goneTitle,
      main: html`<h1>${say.goneTitle}</h1>
<p>${say.goneText(labelOf(token))} ${say.goneAdvice}</p>
<div class="actions"><a class="button main" href="${tokenPath(token)}">${say.open}</a></div>`,
    },
  }
}
