import { expect, test } from 'vitest'
import { linkedText } from '#server/domain/basics/linked_text.ts'

const urls = (text: string) => linkedText(text).flatMap(({ url }) => url ?? [])

test('addresses are found without the punctuation around them', () => {
  expect(urls('See https://a.example/x. (Or http://b.example/y?z=1,2!)')).toEqual([
    'https://a.example/x',
    'http://b.example/y?z=1,2',
  ])
  expect(urls('https://en.wikipedia.example/wiki/Trio_(music)')).toEqual([
    'https://en.wikipedia.example/wiki/Trio_(music)',
  ])
})

test('nothing but http and https becomes a link, and nothing with a password', () => {
  expect(urls('javascript:alert(1) data:text/html,x ftp://a.example mailto:a@b.example')).toEqual(
    [],
  )
  expect(urls('https://user:pw@a.example/ https://[')).toEqual([])
})

test('the parts together are the text', () => {
  const text = 'A https://a.example b\n“https://c.example” <https://d.example>.'
  expect(
    linkedText(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
