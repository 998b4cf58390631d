import { expect, test } from 'vitest'
import { readSource } from '#server/reading/source.ts'
import { decidedAt } from '#test/support/pages/decided.ts'
import { pagesNow, pagesZone, sourceOf } from '#test/support/pages/read.ts'

const url = 'https://www.example.org/a/page'

/** What a page is saved as: its kind, when it begins in Berlin, and the name of its venue. */
async function savedOf(body: string) {
  const html = `<html lang="de"><title>Seefest</title><main><h1>Seefest</h1>${body}<p>Wir freuen uns sehr auf euch alle.</p></main>`
  const reading = await readSource(sourceOf(new TextEncoder().encode(html), { url }))
  const decision = decidedAt(url, reading, pagesNow, pagesZone)
  if (decision.end !== 'save') return decision.end
  const { kind, starts_at, start_precision, place } = decision.idea
  const local = starts_at?.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }) ?? ''
  return [kind, local.slice(0, start_precision === 'exact' ? 16 : 10), place?.name ?? ''].join(' ')
}

const link = (dates: string, more = '') =>
  `<a href="https://calendar.google.com/calendar/render?action=TEMPLATE&amp;text=Seefest&amp;dates=${dates}${more}">+</a>`

test.each([
  [
    'by a link with universal time',
    link('20270612T160000Z/20270612T200000Z'),
    'event 2027-06-12 18:00 ',
  ],
  [
    'by a link with the clocks of its zone and a venue',
    link(
      '20270612T180000/20270612T220000',
      '&amp;location=Strandbad,%20Am%20See%201,%2012345%20Seestadt',
    ),
    'event 2027-06-12 18:00 Strandbad',
  ],
  ['by a link of a whole day', link('20270612/20270613'), 'event 2027-06-12 '],
  [
    'by a button with attributes',
    '<add-to-calendar-button name="Seefest" startDate="2027-06-12" startTime="18:00" location="Strandbad"></add-to-calendar-button>',
    'event 2027-06-12 18:00 Strandbad',
  ],
  [
    'by a button with parts',
    '<div class="addeventatc">+<span class="start">20-06-2027 18:00:00</span><span class="title">Seefest</span></div>',
    'event 2027-06-20 18:00 ',
  ],
  [
    'by a button whose format has the month first',
    '<div class="addeventatc">+<span class="start">06/12/2027 18:00</span><span class="title">Seefest</span><span class="date_format">MM/DD/YYYY</span></div>',
    'event 2027-06-12 18:00 ',
  ],
])('a page hands its event to calendars %s', async (_, body, saved) => {
  expect(await savedOf(body)).toBe(saved)
})

test.each([
  ['of several events', link('20270612T160000Z') + link('20270613T160000Z')],
  ['in a sidebar', `<aside>${link('20270612T160000Z')}</aside>`],
  ['without a day', link('')],
  [
    'to a calendar that somebody shares',
    '<a href="https://calendar.google.com/calendar/embed?src=x">+</a>',
  ],
])('no event is made of a link %s', async (_, body) => {
  expect(await savedOf(body)).toMatch(/^place /)
})
