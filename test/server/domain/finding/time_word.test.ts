import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { timeIn, wordsTyped } from '#server/domain/finding/sentence.ts'
import { mayBeTime, timeRoleOf } from '#server/domain/finding/time_word.ts'
import { readWhenWords } from '#server/domain/finding/when_words.ts'

const today = '2026-11-23'
const said = { seconds: 10 * 3600, timezone: 'Europe/Berlin' }

test('words that cannot be a time say none, in all languages', () => {
  const folder = new URL('../../../language/', import.meta.url)
  const lines = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
  // All that is about times, and some of what is about anything else.
  const texts = lines
    .filter((line, index) => line.startsWith('time.') || index % 20 === 0)
    .flatMap((line) => line.split('\t'))
  const read: string[] = []
  const known = new Set<string>()
  let skipped = 0
  for (const text of texts) {
    const words = wordsTyped(text)
    const roles = words.map(timeRoleOf)
    for (let from = 0; from < words.length; from += 1) {
      for (const until of [from + 1, from + 2]) {
        const phrase = words.slice(from, until).join(' ')
        if (known.has(phrase) || mayBeTime(roles.slice(from, until))) continue
        known.add(phrase)
        skipped += 1
        if (readWhenWords(phrase, today, said) !== null) read.push(phrase)
      }
    }
  }
  expect(skipped).toBeGreaterThan(5_000)
  expect(read).toEqual([])
})

test.each([
  ['morgen mittag Berliner Zeit', 'morgen mittag Berliner Zeit'],
  ['jazz demain à midi heure de Paris', 'demain à midi heure de Paris'],
  ['dinner tomorrow noon New York time', 'tomorrow noon'],
  ['Tanzen Silvester Kreuzberg', null],
  ['drinks friday noon London time', 'friday noon London time'],
  ['things to do in Neukölln next-few-days', 'next-few-days'],
  ['Konzert Freitagabend', 'Freitagabend'],
  ['pub quiz at twenty past eight', null],
  ['寿司 明日の夜', null],
])('a time of “%s” is “%s”', (text, time) => {
  expect(timeIn(wordsTyped(text), today, said)?.text ?? null).toBe(time)
})

test.each(['pizza', 'ramen kreuzberg', 'Ausstellung Fotografie'])(
  'nothing of “%s” is read',
  (text) => {
    expect(wordsTyped(text).map(timeRoleOf)).not.toContain('clock')
    expect(mayBeTime(wordsTyped(text).map(timeRoleOf))).toBe(false)
  },
)
