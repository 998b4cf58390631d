import { describe, expect, test } from 'vitest'
import { build } from '#codegen/build/model.ts'
import { compare } from '#codegen/diff/compare.ts'
import { emitAll } from '#codegen/emit/all.ts'
import { fingerprintOf } from '#codegen/emit/shared/fingerprint.ts'
import { readSpec } from '#codegen/inputs.ts'
import { parseSpec, type SourceText } from '#codegen/load.ts'
import type { Model } from '#codegen/model.ts'
import { Problems } from '#codegen/problem.ts'
import { expand } from '#codegen/words/expand.ts'
import { fold } from '#codegen/words/spelling.ts'
import { folded } from '#server/domain/language/time/tokens.ts'
import { complaints, registry } from './registry.ts'

const classes = `time:
  and: words -- Between days.
  coming: stems -- Before a day that is ahead.
  hour: 1..3 of words, by language -- Hours.
  month: 1..12 of words -- Months.
  part: morning | evening of phrases -- Parts of a day.
text:
  sign: phrases, accented -- On signs.
`
const de = `time:
  and: [und, oder]
  coming: [kommend~, (nachst|ubernachst)~]
  hour: {1: [eins]}
  month:
    1: [januar, jan]
  part:
    evening: [am abend]
text:
  sign: ["geöffnet[ ab]"]
`

/** What is wrong with these words, `line:column: message` each. */
function wrong(german: string, declared = classes, english?: string): string[] {
  return complaints([
    ...registry,
    { path: 'spec/words/classes.yaml', text: declared },
    { path: 'spec/words/de.yaml', text: german },
    ...(english === undefined ? [] : [{ path: 'spec/words/en.yaml', text: english }]),
  ])
}

describe('words of a language', () => {
  test('are taken as they should be written', () => {
    expect(wrong(de)).toEqual([])
  })

  test.each([
    ['an unknown class', 'and: [und', 'ands: [und', /unknown class of words `time.ands`/],
    ['an unknown section', 'text:\n  sign', 'texts:\n  sign', /unknown section `texts`/],
    [
      'a list for a mapping',
      'month:\n    1: [januar, jan]',
      'month: [januar]',
      /`month` lists words by a value, such as `1: \[one, other\]`/,
    ],
    [
      'a mapping for a list',
      'and: [und, oder]',
      'and: {1: [und]}',
      /expected a list of words, such as \[one, other\]/,
    ],
    ['an unknown value', '1: [januar', '13: [januar', /unknown value of month `13`/],
    ['a word twice', '[und, oder]', '[und, und]', /`und` is already in `time.and`, on line 2/],
    [
      'a word twice by its notation',
      '[und, oder]',
      '[und, un(d|s)]',
      /`und` is already in `time.and`, on line 2/,
    ],
    [
      'a word for two values',
      '1: [januar, jan]',
      '1: [januar]\n    2: [januar]',
      /`januar` is already in `time.month`/,
    ],
    ['a capital', '[und,', '[Und,', /`Und` is not folded: write `und`/],
    ['an accent', '[januar,', '[jänner,', /`jänner` is not folded: write `janner`/],
    ['a capital where accents stay', '"geöffnet', '"Geöffnet', /write `geöffnet\[ ab\]`/],
    [
      'a phrase among words',
      '[und,',
      '[und auch,',
      /`und auch` is more than a word: make the class one of phrases/,
    ],
    ['an ending among words', '[und,', '[und~,', /make the class one of stems/],
    ['an ending within a word', 'kommend~', 'ko~mend', /has a ~ that does not end a word/],
    [
      'an open group',
      '(nachst|ubernachst)~',
      '(nachst|ubernachst~',
      /has a \( that is never closed/,
    ],
    [
      'a group that is closed only',
      '(nachst|ubernachst)~',
      'nachst|ubernachst)~',
      /has a \| that has nothing before it that it ends/,
    ],
    ['nothing required', '[und,', '["[und]",', /may be nothing at all/],
    ['a number', '[und,', '[2,', /a word must be text: put it in quotes/],
    [
      'sections in another order',
      'time:\n',
      'page: {}\ntime:\n',
      /sections are in the order time, text,/,
    ],
    [
      'classes in another order',
      '  and: [und, oder]\n  coming: [kommend~, (nachst|ubernachst)~]\n',
      '  coming: [kommend~]\n  and: [und]\n',
      /`and` belongs before `coming`: in alphabetical order/,
    ],
  ])('are refused with %s', (_, from, to, message) => {
    expect(wrong(de.replace(from, to)).join('\n')).toMatch(message)
  })

  test('have one value in all languages, unless the class says otherwise', () => {
    const english = 'time:\n  hour: {2: [eins]}\n  month: {2: [jan]}\n'
    expect(wrong(de, classes, english)).toEqual([
      expect.stringMatching(/this is 2 here and 1 at spec\/words\/de.yaml:6: correct one, or add/),
    ])
  })

  test('need the file of the classes, and shapes that are known', () => {
    const without = complaints([...registry, { path: 'spec/words/de.yaml', text: de }])
    expect(without).toEqual([expect.stringMatching(/spec\/words\/classes.yaml is missing/)])
    expect(
      wrong(de, classes.replace('words -- Between days.', 'wrods -- Between days.'))[0],
    ).toMatch(/a class says what it looks like: `words`, `phrases` or `stems`/)
    expect(wrong(de, classes.replace(' -- Between days.', ''))[0]).toMatch(
      /say what `and` is for: `words -- …`/,
    )
  })

  test('are those of places and of activities, too, which no language has', () => {
    const declared = `place:
  city: zone of phrases -- Cities.
  namesake: city of phrases, as written, shared -- Cities of one name.
activity:
  searched: activity of words, shared -- What people search.
`
    const files = (places: string, activities: string) =>
      complaints([
        ...registry,
        { path: 'spec/words/classes.yaml', text: declared },
        { path: 'spec/words/places.yaml', text: places },
        { path: 'spec/words/activities.yaml', text: activities },
      ])
    const places = `place:
  city:
    Europe/Berlin: [kiel]
  namesake:
    perth: [au Australia/Perth]
    dublin: [au Australia/Perth]
`
    const activities = 'Lakes:\n  searched: [baden]\nBeaches:\n  searched: [baden]\n'
    expect(files(places, activities)).toEqual([])
    expect(files(places.replace('Europe/Berlin', 'Europe/Berlni'), activities)).toEqual([
      expect.stringMatching(/3:5: `Europe\/Berlni` is no zone, such as `Europe\/Berlin`/),
    ])
    expect(files(`${places}  citi:\n    Europe/Paris: [paris]\n`, activities).join()).toMatch(
      /unknown class of words `place.citi`|belongs before/,
    )
    expect(files(places, activities.replace('searched', 'serached'))).toEqual([
      expect.stringMatching(/activities.yaml:2:3: unknown class of words `activity.serached`/),
    ])
    expect(files(places, activities.replace('[baden]', '[baden, baden]'))).toEqual([
      expect.stringMatching(/`baden` is already in `activity.searched`, on line 2/),
    ])
    expect(files(places, activities.replace('Lakes', 'lakes'))).toEqual([
      expect.stringMatching(/`lakes` is no activity, such as `Live music`/),
    ])
  })

  test.each([
    ['a', ['a']],
    ['(a|b)c', ['ac', 'bc']],
    ['a[b]', ['a', 'ab']],
    ['a [b] c', ['a c', 'a b c']],
    ['(a|b[c]) d', ['a d', 'b d', 'bc d']],
  ])('%s stands for %s', (text, words) => {
    expect(expand(text)).toEqual(words)
  })
})

const texts = readSpec('.')
const withWord = texts.map((one) =>
  one.path === 'spec/words/de.yaml'
    ? { ...one, text: one.text.replace('[und,', '[und, sowie,') }
    : one,
)

function modelOf(registered: readonly SourceText[]): Model {
  const problems = new Problems()
  const model = build(parseSpec(registered, problems), problems)
  if (model === null) throw new Error(problems.print())
  return model
}

test('a new word changes the file of words, and neither the fingerprint nor what callers see', async () => {
  const [before, after] = [modelOf(texts), modelOf(withWord)]
  expect(compare(before, after)).toEqual([])
  const [old, now] = await Promise.all(
    [before, after].map(
      async (model) => new Map((await emitAll(model)).map(({ path, text }) => [path, text])),
    ),
  )
  const changed = [...(now ?? [])].flatMap(([path, text]) =>
    old?.get(path) === text ? [] : [path],
  )
  expect(changed).toEqual(['server/words/words.json'])
  const fingerprints = [old, now].map((files) => fingerprintOf((path) => files?.get(path) ?? ''))
  expect(fingerprints[0]).toBe(fingerprints[1])
}, 60_000)

test('a registry without words generates nothing of them', async () => {
  const without = modelOf(texts.filter(({ path }) => !path.startsWith('spec/words/')))
  const files = await emitAll(without)
  expect(files.filter(({ path }) => path.startsWith('server/words/'))).toEqual([])
})

test('words are folded as the server folds those it reads', () => {
  for (const word of [
    "o'clock",
    'Straße',
    'été',
    'łódź',
    'Ağustos',
    'ılık',
    'jusqu’au',
    'après-midi',
  ])
    expect(fold(word)).toBe(folded(word))
})
