import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { sourceOf } from '#test/support/pages/read.ts'

const address = 'https://www.example.org/a/page'

/** What a page is called, and when it is; null where it names no time. */
async function readingOf(html: string): Promise<readonly [string | null, string | null]> {
  const source = sourceOf(new TextEncoder().encode(html), { url: address })
  const { claims } = await readSource(source)
  const [title = null] = claims.flatMap((claim) => (claim.field === 'title' ? claim.value : []))
  const [starts = null] = claims.flatMap((claim) => (claim.field === 'starts' ? claim.value : []))
  return [title, starts?.precision === 'exact' ? starts.local.slice(0, 16) : null]
}

const page = (title: string, body: string) =>
  `<title>${title}</title><main><h1>${title}</h1>${body}</main>`
const opening = '<p>Somebody wrote about the weather, the river and the fields. </p>'.repeat(10)
const meeting =
  '<p>Nobody was harmed. The council will sit again in the community centre on 12 December 2026 at 19:30, and everybody who has a question may come along and ask.</p>'

test.each<[string, string, string | null]>([
  ['a day far down a text about other things', page('Life by the river', opening + meeting), null],
  [
    'such a day in a sentence with the words of its title',
    page('Community council', opening + meeting),
    '2026-12-12T19:30',
  ],
  [
    'such a day at the beginning of its text',
    page('Life by the river', meeting),
    '2026-12-12T19:30',
  ],
  [
    'such a day in a line of its own',
    page('Life by the river', `${opening}<p>12 December 2026, 19:30</p>`),
    '2026-12-12T19:30',
  ],
])('%s is read as far as it is about the page', async (_, html, starts) => {
  expect((await readingOf(html))[1]).toBe(starts)
})

test.each([
  'Minutes of the council',
  'Village News',
  'Protokoll der Sitzung',
  'Compte-rendu du bal',
])('“%s” tells of what has been, or of many things', async (title) => {
  expect((await readingOf(page(title, meeting)))[1]).toBeNull()
})

test.each(['15 Minutes', 'Newsreel evening', 'The Reporter'])(
  '“%s” may be something to go to',
  async (title) => {
    expect((await readingOf(page(title, meeting)))[1]).toBe('2026-12-12T19:30')
  },
)

test('the minutes of a meeting do not ask what becomes of it', async () => {
  const title = 'Council Minutes 2 September 2026 at 7:30pm'
  expect((await readingOf(page(title, opening)))[1]).toBeNull()
})

test('the month of an issue below a heading is no title', async () => {
  const html =
    '<title>Organ recital - September 2026 - Stoke Ferry</title><h1>Organ recital</h1><main><h2>September 2026</h2><p>News of a recital.</p></main>'
  expect((await readingOf(html))[0]).toBe('Organ recital')
})
