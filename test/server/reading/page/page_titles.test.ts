import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { decidedAt } from '#test/support/pages/decided.ts'
import { pagesNow, pagesZone, sourceOf } from '#test/support/pages/read.ts'

const url = 'https://www.example.org/productions/show-boeing.html'

async function titleOf(html: string) {
  const reading = await readSource(sourceOf(new TextEncoder().encode(html), { url }))
  const decision = decidedAt(url, reading, pagesNow, pagesZone)
  return decision.end === 'save' ? decision.idea.title : decision.end
}

const words = '<p>Three fiancées from three countries, and all of their timetables change.</p>'
const brand = '<a href="../index.html">Stage Door Players</a>'

test.each([
  [
    'that of its content, where its document and its brand are called as its site',
    `<title>Stage Door Players</title><nav>${brand}</nav><body><h3>Boeing, Boeing</h3>${words}<p>15 December 2026 through 8 January 2027</p>`,
    'Boeing, Boeing',
  ],
  [
    'the first of lower headings that is not its site’s',
    `<title>Stage Door Players</title>${brand}<body><h2>Stage Door Players</h2><h2>Award winners</h2>${words}`,
    'Award winners',
  ],
  [
    'that of its document, where no heading names the whole',
    `<title>Seefest 2027 | Stage Door Players</title>${brand}<main><p>12. Juni 2027</p>${words}<h2>Eintritt</h2><p>frei</p></main>`,
    'Seefest 2027',
  ],
  [
    'a heading that its document repeats with more',
    `<title>Hackathon, Thu, Dec 10 @ 6:00 PM | MadPy</title><main><h2>Hackathon</h2>${words}</main>`,
    'Hackathon',
  ],
])('the title of a page is %s', async (_, html, title) => {
  expect(await titleOf(html)).toBe(title)
})
