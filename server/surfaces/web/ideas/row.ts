import type { Idea, SearchResult } from '#generated/types.ts'
import { spokenNames } from '#server/domain/basics/spoken_list.ts'
import { dayParts, shortDayWords } from '#server/domain/basics/time_words.ts'
import { activityWords } from '#server/domain/messages/german/activities.ts'
import { ideas as say } from '#server/domain/messages/said/web_ideas.ts'
import { type Content, type Html, html, words } from '#server/surfaces/web/parts/html.ts'
import { iconAgain, type RowIcon } from '#server/surfaces/web/parts/icons.ts'
import { picturePath } from '#server/surfaces/web/ideas/picture.ts'
import { ideaPath } from '#server/surfaces/web/ideas/paths.ts'
import { lineOfTime } from '#server/surfaces/web/plans/when.ts'
import type { SignedInVisit } from '#server/surfaces/web/route.ts'

/** What a row of a list says. */
export interface Row {
  /** Where it leads; null for what has no page. */
  readonly path: string | null
  readonly title: string
  /** The day on its tile; null for the icon. */
  readonly at: Date | null
  readonly icon: RowIcon
  /** The handle of a picture, in place of the icon. */
  readonly picture?: string | undefined
  /** Lines under the title; what is false or null is left out. */
  readonly lines: readonly Content[]
  /** The id of the title, where something below is named by it. */
  readonly title_id?: string
}

/** A row that leads to a page, if there is one: a tile with the day or an icon, the title, and lines; `below` stands under it. */
export function tileRow(
  { path, title, at, icon: sign, picture, lines, title_id }: Row,
  zone: string,
  below: Content = null,
): Html {
  const day = at && dayParts(at, zone)
  const [first, ...rest] = lines.filter((line) => line !== null && line !== false && line !== '')
  const inside = html`<span class="tile"${day && html` aria-hidden="true"`}>${picture !== undefined && !day ? html`<img src="${picturePath(picture)}" alt="" loading="lazy" width="64" height="64">` : day ? html`${day.month}<b>${day.day}</b>` : iconAgain(sign)}</span><span><strong${title_id !== undefined && html` id="${title_id}"`}>${words(title)}</strong>
${first !== undefined && html`<span>${first}</span>\n`}${rest.map((line) => html`<small>${line}</small>`)}</span>`
  const row =
    path === null
      ? html`<div class="row">${inside}</div>`
      : html`<a class="row" href="${path}">${inside}</a>`
  return html`<li>${row}${below}</li>`
}

/** The row of a saved idea. */
export function ideaRow(
  idea: Idea,
  visit: SignedInVisit,
  pictures: ReadonlyMap<string, string> = new Map(),
): Html {
  const { idea_handle, title, event, kind, place } = idea
  const at = event === null ? dateOf(idea.when) : new Date(event.starts_at)
  const venue = event?.venue ?? place
  // A place is often called what the idea is called.
  const where = [venue?.name === title ? null : venue?.name, idea.neighborhood]
  const facts = [...where, ...idea.activities.map(activityWords)].filter(
    (one) => typeof one === 'string',
  )
  return tileRow(
    {
      ...{ path: ideaPath(idea_handle), title, at },
      icon: kind === 'place' ? 'place' : 'ideas',
      picture: place === null ? undefined : pictures.get(place.place_handle),
      lines: [
        at && whenOf(at, { event, visit }),
        [...new Set(facts)].join(' · '),
        likedBy(idea) && say.likes(likedBy(idea)),
      ],
    },
    visit.session.timezone,
  )
}

/** The row of a thing that was found by words. */
export function foundRow(found: SearchResult, path: string, visit: SignedInVisit): Html {
  const { title, when, where = null, more_dates, attribution } = found
  const at = dateOf(when)
  const { timezone: reader, asked_at: now } = visit.session
  return tileRow(
    {
      ...{ path, title, at, icon: found.scope === 'places' ? 'place' : 'ideas' },
      lines: [
        at && lineOfTime(at, { zone: reader, reader, now }),
        where && words(where),
        more_dates !== undefined && say.moreDates(more_dates),
        attribution,
      ],
    },
    reader,
  )
}

/** When an idea is, in one line: only the day where no more is known. */
export function whenOf(
  at: Date,
  { event, visit: { session } }: { event: Idea['event']; visit: SignedInVisit },
): string {
  const { timezone: reader, asked_at: now } = session
  const zone = event?.timezone ?? reader
  if (event?.start_precision === 'date_only') return shortDayWords(at, zone)
  return lineOfTime(at, { zone, reader, now })
}

function likedBy(idea: Idea): string {
  const { liked_by = [] } = idea as Idea & { liked_by?: readonly { display_name: string }[] }
  return spokenNames(liked_by.map(({ display_name }) => display_name))
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}
