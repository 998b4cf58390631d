import { consumers, type Consumer } from '#codegen/diff/rating.ts'
import { type Names, prose, typeLink } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  heading,
  type Inline,
  list,
  type Page,
  paragraph,
  slug,
} from '#codegen/emit/docs/page.ts'
import { escaped } from '#codegen/emit/shared/docs_shell.ts'
import { madeBy } from '#codegen/emit/text.ts'
import type { Model, RecordedChange, Release } from '#codegen/model.ts'

const titles: { readonly [Of in Consumer]: string } = {
  wire: 'REST',
  sdk: 'SDK',
  mcp: 'MCP',
  docs: 'Reference',
}

/** What changed with each version of the registry, for each of its surfaces. */
export function changelogPage({ history, guides }: Model, names: Names): Page {
  const hasRules = guides.some(({ name }) => name === 'versioning')
  return {
    path: 'changelog',
    section: 'guides',
    title: 'Changelog',
    over: 'Changelog',
    about:
      'What changed with each version of the registry, for REST, the SDK, MCP and the reference.',
    words: [],
    aliases: [
      'release notes',
      'history',
      'what is new',
      'changes',
      'releases',
      'updates',
      'feed',
      'what changed',
      'last version',
      'latest version',
      'new version',
    ],
    blocks: [
      paragraph(
        'What a caller has to adapt to and what is new, by surface; changes of texts and examples are left out. As a feed: ',
        { text: 'changelog.atom', to: 'changelog.atom' },
        '. The page of a capability or resource lists its own changes.',
        ...(hasRules
          ? [
              ' ',
              { text: 'Versioning', to: 'guides/versioning' },
              ' says what may change, and what never does.',
            ]
          : []),
      ),
      ...(history.length === 0 ? [paragraph('No version has been recorded yet.')] : []),
      ...history.flatMap((release) => releaseBlocks(names, release)),
    ],
    beside: [],
    wide: [],
  }
}

function releaseBlocks(names: Names, release: Release): Block[] {
  const { version, date, before, changes } = release
  const compared =
    before === version
      ? `Recorded on ${date}, against the first complete registry of this version, which is not released yet.`
      : `Recorded on ${date}, against ${before}.`
  const surfaces = consumers.flatMap((consumer): Block[] => {
    const items = changes
      .filter(({ ratings }) => ratings[consumer] !== undefined)
      .toSorted((one, other) => rank(one, consumer) - rank(other, consumer))
      .map((change) => [
        ...mark(change.ratings[consumer]),
        ...where(names, change),
        ...said(names, change),
      ])
    const id = `${anchorOf(release)}-${titles[consumer].toLowerCase()}`
    return [
      heading(3, titles[consumer], id),
      ...(items.length > 0 ? list(items) : [paragraph('Nothing to adapt to.')]),
    ]
  })
  return [heading(2, version, anchorOf(release)), paragraph(compared), ...surfaces]
}

/** What breaks comes first. */
function rank({ ratings }: RecordedChange, consumer: Consumer): number {
  return ratings[consumer] === 'breaking' ? 0 : 1
}

function mark(rating: string | undefined): Inline[] {
  return rating === 'breaking' ? [{ strong: 'Breaking:' }, ' '] : []
}

function where(names: Names, { place }: RecordedChange): Inline[] {
  const [, type, rest = ''] = /^type (\w+)(.*)$/.exec(place) ?? []
  if (type === undefined) return prose(names, place)
  return [typeLink(names, type), ' ', ...prose(names, rest.trim())]
}

function said(names: Names, { message }: RecordedChange): Inline[] {
  return [': ', ...prose(names, message), '.']
}

function anchorOf({ version }: Release): string {
  return `v${slug(version)}`
}

/** What the history says of one place, such as a capability's id or `type Plan`, the newest first; nothing if it never changed. */
export function historyBlocks({ history }: Model, names: Names, place: string): Block[] {
  const items = history.flatMap((release) =>
    release.changes
      .filter((change) => change.place === place || change.place.startsWith(`${place} `))
      .map((change): Inline[] => {
        const part = change.place.slice(place.length + 1)
        const breaks = Object.values(change.ratings).includes('breaking')
        return [
          { text: release.version, to: `changelog#${anchorOf(release)}` },
          ': ',
          ...mark(breaks ? 'breaking' : undefined),
          ...(part === '' ? [] : [{ code: part }, ' ']),
          ...prose(names, change.message),
          '.',
        ]
      }),
  )
  return items.length === 0 ? [] : [heading(2, 'History'), ...list(items)]
}

/** The changelog as an Atom feed (RFC 4287); links are relative to its own address, and whole where a service serves it. */
export function changelogFeed({ history, service }: Model): string {
  const id = (name: string) => `urn:${service.brand}:changelog${name}`
  const entries = history.map((release) => {
    const texts = release.changes.map(({ place, message, ratings }) => {
      const surfaces = consumers
        .filter((one) => ratings[one] !== undefined)
        .map((one) => titles[one])
      const breaks = Object.values(ratings).includes('breaking') ? 'Breaking: ' : ''
      return `${breaks}${place}: ${message} (${surfaces.join(', ')})`
    })
    return `<entry>
<id>${id(`:${release.version}`)}</id>
<title>${escaped(`${service.title} ${release.version}`)}</title>
<updated>${release.date}T00:00:00Z</updated>
<link rel="alternate" type="text/html" href="changelog.html#${anchorOf(release)}"/>
<content type="text">${escaped(texts.join('\n'))}</content>
</entry>
`
  })
  const [newest] = history
  return `<?xml version="1.0" encoding="utf-8"?>
<!-- ${madeBy} -->
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${id('')}</id>
<title>${escaped(`${service.title}: changelog`)}</title>
<updated>${newest?.date ?? '1970-01-01'}T00:00:00Z</updated>
<author><name>${escaped(service.title)}</name></author>
<link rel="self" type="application/atom+xml" href="changelog.atom"/>
<link rel="alternate" type="text/html" href="changelog.html"/>
${entries.join('')}</feed>
`
}
