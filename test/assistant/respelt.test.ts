import { expect, test } from 'vitest'
import { type Dialogue, play } from '#test/assistant/dialogue.ts'
import { hear } from '#test/assistant/said.ts'

const last = async (language: string, first: string, then: string) => {
  const turns = [first, then].map((say) => ({ say, call: 'none', write: false }))
  const played = await play({ name: then, language, safety: false, turns } as unknown as Dialogue)
  return played.at(-1)?.made.filter(({ writes }) => writes) ?? []
}

test.each([
  ['de', 'leg Lucas als freund an', 'nein, Lukas mit k', { display_name: 'Lukas' }],
  ['de', 'speicher Katrin als kontakt', 'nein, Kathrin', { display_name: 'Kathrin' }],
  ['de', 'neue liste Filmabend', 'nein, Filmabende, mit e am ende', { name: 'Filmabende' }],
  ['en', 'add Lucas as a friend', 'no, Lukas with a k', { display_name: 'Lukas' }],
  [
    ...['de', 'speicher einen ort: Atelier, Lindenstraße 4', 'quatsch, Lindenstraße 14'],
    { address: 'Lindenstraße 14' },
  ],
] as [string, string, string, object][])(
  'in %s, “%s”, “%s” is of what was just made',
  async (language, first, then, input) => {
    const made = await last(language, first, then)
    expect(made.map((one) => one.input)).toEqual([expect.objectContaining(input)])
  },
)

test.each([
  ['leg Lucas als freund an', 'nein, zeig mir Ben'],
  ['neue liste Sommer', 'nein, die liste date night'],
  ['neue liste Sommer', 'nein, danke'],
])('“%s”, “%s” gives nothing another name', async (first, then) => {
  expect(await last('de', first, then)).toEqual([])
})

test.each([
  ['verschieb das kegeln auf 21 uhr, yusuf muss länger arbeiten', 1],
  ['verschieb das kegeln auf 21 uhr, yusuf muss auch noch eingeladen werden', 0],
])('%s: changes of the plan: %i', async (say, count) => {
  const { made } = await hear({ say, call: 'plans.update.prepare', write: true }, 'de')
  expect(made.filter((one) => one.writes)).toHaveLength(count)
})
