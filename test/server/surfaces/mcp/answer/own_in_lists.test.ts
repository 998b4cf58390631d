import { expect, test } from 'vitest'
import { noPart } from '#server/runtime/told/parts.ts'
import { DataText } from '#server/runtime/told/data_text.ts'
import { noOthers } from '#server/runtime/told/others_words.ts'

const page = 'from the page moon.example'

/** What a text says of an idea of a page with these activities, of which `own` are the user's by their places. */
function said(activities: readonly string[], own: readonly number[]): string {
  const at = new Map([['/idea', page]])
  for (const one of own) at.set(`/idea/activities/${one}`, 'by the user')
  const others = { ...noOthers, at }
  const writer = new DataText({
    others,
    part: noPart,
    extracts: new Map(),
    isPaged: true,
    zone: 'UTC',
    nested: () => '',
    isWrite: false,
  })
  return writer.data({ idea: { title: 'Moon Bar', activities } }).join('\n')
}

test('a list of texts by one author has the author once', () => {
  expect(said(['Bars', 'Music'], [])).toBe(
    `- idea: "Moon Bar" ${page}, activities ["Bars"; "Music"] ${page}`,
  )
})

test('a list of texts by several says of each who wrote it, and nothing of the user’s own', () => {
  expect(said(['Bars', 'Dancing'], [1])).toBe(
    `- idea: "Moon Bar" ${page}, activities ["Bars" ${page}; "Dancing"]`,
  )
  expect(said(['Dancing'], [0])).toBe(`- idea: "Moon Bar" ${page}, activities ["Dancing"]`)
})
