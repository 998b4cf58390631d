import { spotsOfClass } from '#server/surfaces/assistant/rules/sense/weighing.ts'
import { expect, test } from 'vitest'
import { capabilities } from '#generated/server/capabilities.ts'
import * as de from '#generated/server/assistant/de.ts'
import * as en from '#generated/server/assistant/en.ts'
import { frames as senses, ways } from '#generated/server/assistant/senses.ts'

const spoken = Object.values(capabilities).filter(({ surfaces }) =>
  (surfaces as readonly string[]).includes('assistant'),
)

test.each([
  ['en', en],
  ['de', de],
])(
  'each capability of the surface has words in %s, or a reason why it has none',
  (_, { frames, none }) => {
    const named = new Set<string>([
      ...[...frames, ...senses].map(({ capability }) => capability),
      ...Object.keys(none),
    ])
    expect(spoken.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([])
    expect(spoken.length).toBeGreaterThan(50)
  },
)

test.each([
  ['en', en],
  ['de', de],
])('each class of words that a request is known by has words in %s', (_, { words }) => {
  const having: Readonly<Record<string, readonly string[]>> = words.senses
  const wanted = new Set(ways.flatMap(({ must, may }) => [...must.flat(), ...may]))
  const isFound = (name: string) => name in spotsOfClass || (having[name] ?? []).length > 0
  expect([...wanted].filter((name) => !isFound(name))).toEqual([])
  expect(wanted.size).toBeGreaterThan(100)
})
