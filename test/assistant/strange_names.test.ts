import { expect, test } from 'vitest'
import { callsOf, hear } from '#test/assistant/said.ts'

// Names that nobody has, with a word of one that is there: “Rainy days” beside “Rainy Sundays”. What is not there is never guessed.
const names: Readonly<Record<string, readonly string[]>> = {
  list: ['Rainy days', 'Summer trips', 'Kids clothes', 'Berlin bars', "Ada's birthday"],
  plan: ['climbing', 'the dinner', 'Christmas dinner', 'the fondue lunch', 'the jazz brunch'],
  person: ['Tom', 'Anna Schmidt', 'Ada Lovelace', 'Benjamin', 'Uncle Hilde', 'Zora'],
  idea: ['sushi', 'the history book', 'pottery museum', 'Christmas tree', 'ice cream'],
  place: ['the office', 'the garden', "Ben's studio", 'the hut'],
}

const asked: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['rename the list {list} to Blue', 'rename {list} to Blue', 'copy the list {list}'],
    ...['add the planetarium to {list}', 'take the planetarium off {list}'],
    ...['add Ada to the list {list}', 'share the list {list} with Ada'],
    ...['put {idea} on Date night', 'remove {idea} from Date night', 'I like {idea}'],
    ...['rename the idea {idea} to Blue', 'plan {idea} with Ada on Friday at 7'],
    ...['add {person} to Date night', 'share Date night with {person}', 'connect me with {person}'],
    ...['invite {person} to bowling', 'take {person} off bowling', 'rename {person} to Blue'],
    ...['plan bouldering with {person} on Friday at 7', 'move bowling with {person} to Friday'],
    ...['cancel {plan}', 'move {plan} to Friday', 'rename {plan} to Blue', '{plan} is cancelled'],
    ...['invite Priya to {plan}', 'make a link for {plan}', 'add napkins to the {plan} checklist'],
    ...['rename the place {place} to Blue', '{place} moved to Lindenstraße 8'],
  ],
  de: [
    ...['benenne die Liste {list} in Blau um', 'kopier die Liste {list}'],
    ...['pack das Planetarium auf {list}', 'nimm das Planetarium von {list}'],
    ...['füg Ada zur Liste {list} hinzu', 'teil die Liste {list} mit Ada'],
    ...['pack {idea} auf Date night', 'nimm {idea} von Date night', 'mir gefällt {idea}'],
    ...['setz {person} auf Date night', 'teil Date night mit {person}'],
    ...['lad {person} zum Kegeln ein', 'nimm {person} vom Kegeln', 'sag Kegeln mit {person} ab'],
    ...['sag {plan} ab', 'verschieb {plan} auf Freitag', '{plan} fällt aus'],
    ...['lad Priya zu {plan} ein', 'benenne {plan} in Blau um'],
  ],
}

const said = Object.entries(asked).flatMap(([language, patterns]) =>
  patterns.flatMap((pattern) => {
    const [, kind = ''] = /\{(\w+)\}/.exec(pattern) ?? []
    return (names[kind] ?? []).map((name) => ({
      language,
      say: pattern.replace(/\{\w+\}/, name),
    }))
  }),
)

test('no change is made of what has only a part of the name that is said', async () => {
  const changed: string[] = []
  for (const { language, say } of said) {
    const { made } = await hear({ say, call: 'none', write: false }, language)
    const writes = made.filter((one) => one.writes)
    if (writes.length > 0) changed.push(`${say} → ${callsOf(writes)}`)
  }
  expect(changed).toEqual([])
  expect(said.length).toBeGreaterThan(200)
}, 120_000)

test.each([
  ['en', 'rename Rainy Sundays to Blue', 'ideas.lists.rename'],
  ['en', 'put the Christmas market on Date night', 'ideas.lists.items.update'],
  ['en', 'invite Priya to the bowling thing', 'plans.roster.prepare'],
  ['en', 'move the kids party to 8', 'plans.update.prepare'],
  ['de', 'lad Jonas Weber zum Kegeln ein', 'plans.roster.prepare'],
  ['de', 'teil die Liste Date night mit Lukas', 'ideas.lists.share.prepare'],
])('in %s, “%s” names enough of what is there', async (language, say, call) => {
  const { made } = await hear({ say, call, write: true }, language)
  expect(made.at(-1)?.capability).toBe(call)
})
