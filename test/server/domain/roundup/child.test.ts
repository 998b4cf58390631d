import { describe, expect, test } from 'vitest'
import { type ChildItem, keptOfChild } from '#server/domain/roundup/child.ts'
import { distinctItems } from '#server/domain/roundup/found.ts'

const item: ChildItem = {
  ...{
    title: 'Jazz night',
    kind: 'event',
    excerpt: 'In the cellar',
    link: 'https://example.com/jazz',
  },
  ...{
    starts: { local: '2026-12-12T19:00:00', offset: 60, timezone: null, precision: 'exact' },
    whole: false,
  },
}
const none = { source_url: null, source_text: null }
const page = 'https://example.com/list'

describe('what the capture of an item reads', () => {
  test('is its title as it is, and what is known of it', () => {
    expect(keptOfChild(item, none, true).reading).toEqual({
      primary: {
        kind: 'text',
        text: 'title: Jazz night\nkind: event\nIn the cellar\nwhen: 2026-12-12T19:00:00+01:00',
      },
      secondary: [{ kind: 'url', url: 'https://example.com/jazz', purpose: 'found' }],
      subject: null,
    })
  })

  test.each([
    [
      { local: '2026-12-12T00:00:00', offset: null, timezone: null, precision: 'date_only' },
      '2026-12-12',
    ],
    [
      { local: '2026-12-12T19:00:00', offset: null, timezone: null, precision: 'exact' },
      '2026-12-12T19:00:00',
    ],
    [
      { local: '2026-12-12T19:00:00', offset: -210, timezone: null, precision: 'exact' },
      '2026-12-12T19:00:00-03:30',
    ],
  ] as const)('%j is written %s', (starts, written) => {
    const { primary } = keptOfChild({ ...item, starts }, none, false).reading
    expect(primary).toMatchObject({
      text: expect.stringMatching(new RegExp(`when: ${written.replace('+', '\\+')}$`)),
    })
  })

  test('is not its page in a large roundup', () => {
    expect(keptOfChild(item, none, false).reading.secondary).toEqual([])
  })

  test.each([
    [
      'a page',
      { source_url: page, source_text: null },
      { kind: 'url', url: page, purpose: 'asked' },
    ],
    [
      'a text',
      { source_url: null, source_text: 'Three cafés' },
      { kind: 'text', text: 'Three cafés' },
    ],
    [
      'a page as the caller read it',
      { source_url: page, source_text: 'Three cafés' },
      { kind: 'text', text: `Three cafés\nurl: ${page}`, words_from: 'page:example.com' },
    ],
  ])('is the source itself where it stands for the whole: %s', (_, sources, primary) => {
    expect(keptOfChild({ ...item, whole: true }, sources, true).reading.primary).toEqual(primary)
  })
})

test('of equal titles the first stays, and what is too long is cut', () => {
  const found = (title: string, excerpt: string | null = null) => ({
    title,
    excerpt,
    kind: null,
    link: null,
    starts: null,
  })
  const items = distinctItems([
    found('Café\nBotanico', 'first'),
    found('CAFE botanico', 'second'),
    found(' \u200b '),
    found('x'.repeat(300), 'y'.repeat(1_300)),
  ])
  expect(items.map(({ title, excerpt }) => [title.length, excerpt?.length])).toEqual([
    [13, 5],
    [240, 1_200],
  ])
  expect(items[0]).toMatchObject({ title: 'Café Botanico', excerpt: 'first' })
})

test('what a page may not say to a database or a fetch is left out', () => {
  const [item] = distinctItems([
    {
      ...{ title: 'Bar\u0000 \ud800', excerpt: 'a\u0000b\udfff', kind: null, starts: null },
      link: 'javascript:alert(1)',
    },
  ])
  expect(item).toMatchObject({ title: 'Bar \ufffd', excerpt: 'ab\ufffd', link: null })
})
