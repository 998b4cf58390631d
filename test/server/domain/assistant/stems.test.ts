import { expect, test } from 'vitest'
import { words } from '#generated/server/assistant/de.ts'
import { fold } from '#generated/server/assistant/tokens.ts'
import { lexiconOf } from '#server/domain/assistant/lexicon.ts'
import type { SpokenWords } from '#server/domain/assistant/spoken_words.ts'

const spoken = words as unknown as SpokenWords
const lexicon = lexiconOf(spoken)

/** The classes of each stem with a star; two stars have whatever follows. */
const classesOf = new Map<string, Set<string>>()
const open: string[] = []
for (const [name, phrases] of Object.entries(spoken.senses))
  for (const phrase of phrases.map(fold)) {
    if (phrase.endsWith('**')) open.push(phrase.slice(0, -2))
    else if (phrase.endsWith('*')) {
      const stem = phrase.slice(0, -1)
      classesOf.set(stem, (classesOf.get(stem) ?? new Set()).add(name))
    }
  }

test('a stem is taken with the endings of its language', () => {
  expect(classesOf.size).toBeGreaterThan(100)
  for (const [at, [stem, classes]] of [...classesOf].entries())
    for (const ending of ['', ...spoken.endings.filter((_, number) => number % 9 === at % 9)]) {
      const found = lexicon.classesOf(stem + fold(ending))
      expect(
        [...classes].filter((one) => !found.has(one)),
        stem + ending,
      ).toEqual([])
    }
})

test('a name that begins with a stem is of none of its classes', () => {
  expect([...lexicon.classesOf('planetarium')]).toEqual([])
  for (const [stem] of classesOf)
    if (!open.some((one) => stem.startsWith(one)))
      expect([...lexicon.classesOf(`${stem}quartier`)], stem).toEqual([])
})
