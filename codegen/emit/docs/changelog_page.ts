import { entriesOf, sentence } from '#codegen/emit/docs/changelog_entries.ts'
import type { Names } from '#codegen/emit/docs/names.ts'
import {
  type Block,
  heading,
  type Inline,
  list,
  type Page,
  paragraph,
  plainText,
  slug,
} from '#codegen/emit/docs/page.ts'
import { escaped } from '#codegen/emit/shared/docs_shell.ts'
import { madeBy } from '#codegen/emit/text.ts'
import type { Model, Release } from '#codegen/model.ts'

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
      'changes since',
      'last version',
      'latest version',
      'new version',
    ],
    blocks: [
      paragraph(
        'What a caller has to adapt to and what is new, each with the surfaces it concerns; changes of texts and examples are left out. As a feed: ',
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
  const all = entriesOf(changes)
  const items = (breaks: boolean) =>
    all.filter((entry) => entry.breaks === breaks).map((entry) => sentence(names, entry, false))
  const [breaking, additive] = [items(true), items(false)]
  const id = anchorOf(release)
  return [
    heading(2, version, id),
    paragraph(compared),
    heading(3, 'What to adapt to', `${id}-breaking`),
    ...(breaking.length > 0 ? list(breaking) : [paragraph('Nothing to adapt to.')]),
    heading(3, 'What is new', `${id}-new`),
    ...(additive.length > 0 ? list(additive) : [paragraph('Nothing.')]),
  ]
}

function anchorOf({ version }: Release): string {
  return `v${slug(version)}`
}

/** What the history says of one place, such as a capability's id or `type Plan`, the newest first; nothing if it never changed. */
export function historyBlocks({ history }: Model, names: Names, place: string): Block[] {
  const items = history.flatMap((release) => {
    const own = release.changes.filter(
      (change) => change.place === place || change.place.startsWith(`${place} `),
    )
    return entriesOf(own).map((entry): Inline[] => [
      { text: release.version, to: `changelog#${anchorOf(release)}` },
      ': ',
      ...(entry.breaks ? [{ strong: 'Breaking:' }, ' '] : []),
      ...sentence(names, entry, true),
    ])
  })
  return items.length === 0 ? [] : [heading(2, 'History'), ...list(items)]
}

/** The changelog as an Atom feed (RFC 4287); links are relative to its own address, and whole where a service serves it. */
export function changelogFeed({ history, service }: Model, names: Names): string {
  const id = (name: string) => `urn:${service.brand}:changelog${name}`
  const entries = history.map((release) => {
    const texts = entriesOf(release.changes).map((entry) => {
      const text = plainText(sentence(names, entry, false))
      return entry.breaks ? `Breaking: ${text}` : text
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
