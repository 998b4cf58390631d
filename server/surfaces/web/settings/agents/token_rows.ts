import { shortDayWords, whenWords } from '#server/domain/basics/time_words.ts'
import { abilitiesText, agents as say } from '#server/domain/messages/said/web_agents.ts'
import type { OwnToken } from '#server/domain/web/own_token.ts'
import { type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { labelOf, tokenPath } from '#server/surfaces/web/settings/agents/paths.ts'

/** When a row is read, and on whose clocks. */
export interface Clock {
  readonly now: Date
  readonly timezone: string
}

/** Rows of tokens, each a link to the token's page. */
export function tokenRows(tokens: readonly OwnToken[], clock: Clock): Html {
  return html`<ul class="rows" role="list">${tokens.map((token) => row(token, clock))}</ul>`
}

function row(token: OwnToken, clock: Clock): Html {
  const { last_used_at } = token
  const used = last_used_at ? say.lastUsed(dayOf(last_used_at, clock)) : say.neverUsed
  const made = say.made(dayOf(token.created_at, clock))
  return html`<li><a class="row" href="${tokenPath(token)}"><span><strong>${words(labelOf(token))}</strong>
<span class="state">${abilitiesText(token)}</span>
<span class="soft small">${used} · ${made} · ${endOf(token, clock)}</span></span></a></li>`
}

/** When a token ends or has ended. */
export function endOf({ state, expires_at, revoked_at }: OwnToken, clock: Clock): string {
  if (state === 'revoked') return say.revoked(dayOf(revoked_at ?? expires_at, clock))
  if (state === 'expired') return say.expired(dayOf(expires_at, clock))
  const isSoon = expires_at.getTime() - clock.now.getTime() < 2 * 86_400_000
  return say.ends(
    isSoon ? whenWords(expires_at, clock.now, clock.timezone) : dayOf(expires_at, clock),
  )
}

/** A day, as the account's clocks show it. */
export function dayOf(at: Date, { timezone }: Clock): string {
  return shortDayWords(at, timezone)
}
