import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { sourceOf } from '#test/support/pages/read.ts'

const when = '<time class="dt-start" datetime="2027-03-05T20:00+01:00">5 March</time>'
const linked = '<a class="p-name u-url" href="https://example.org/party">IndieWeb Party</a>'

/** What the classes of a page say of the name of an event, and of its venue. */
async function names(html: string): Promise<unknown[]> {
  const bytes = new TextEncoder().encode(`<title>Site</title>${html}`)
  const { claims } = await readSource(sourceOf(bytes))
  const of = (field: string) =>
    claims.find((claim) => claim.field === field && claim.from === 'hevent')?.value
  return [of('title'), of('place_name')]
}

test.each<[string, string, string, string | undefined]>([
  ['a link has its name in its words', `${linked}${when}`, 'IndieWeb Party', undefined],
  [
    'the venue is a card with a link',
    `${linked}${when}<p class="p-location h-card"><a class="p-name u-url" href="https://example.org/venue">The Hall</a></p>`,
    'IndieWeb Party',
    'The Hall',
  ],
  [
    'the venue is a link that is the card itself',
    `${linked}${when}<a class="p-location h-card" href="https://example.org/venue">The Hall</a>`,
    'IndieWeb Party',
    'The Hall',
  ],
  [
    'the venue is a card of words',
    `${linked}${when}<span class="p-location h-card">The Hall</span>`,
    'IndieWeb Party',
    'The Hall',
  ],
  [
    'the older classes',
    `<a class="summary url" href="https://example.org/party">IndieWeb Party</a>
     <abbr class="dtstart" title="2027-03-05T20:00">5 March</abbr><span class="location">The Hall</span>`,
    'IndieWeb Party',
    'The Hall',
  ],
])('names of h-event: %s', async (_, inside, title, venue) => {
  const isOld = inside.includes('dtstart')
  expect(await names(`<div class="${isOld ? 'vevent' : 'h-event'}">${inside}</div>`)).toEqual([
    ...[title, venue],
  ])
})

test('a link in microdata has the name of a thing in its words, and its address in href', async () => {
  const bytes = new TextEncoder().encode(
    `<div itemscope itemtype="https://schema.org/Event"><a itemprop="url name" href="https://example.org/party">Party</a>
     <meta itemprop="startDate" content="2027-03-05T20:00"></div>`,
  )
  const { claims } = await readSource(sourceOf(bytes))
  expect(claims.find(({ field, from }) => field === 'title' && from === 'microdata')?.value).toBe(
    'Party',
  )
})
