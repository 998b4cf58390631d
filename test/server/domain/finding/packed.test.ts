import { expect, test } from 'vitest'
import type { StoredChoice } from '#server/domain/finding/choice.ts'
import { packChoice, unpackChoice } from '#server/domain/finding/packed.ts'

test('a choice is the same after it was packed', () => {
  const choices: StoredChoice[] = [
    { k: 'idea', id: 'a', p: false, r: [] },
    {
      k: 'item',
      id: 'b',
      p: true,
      r: [
        { why: 'liked' },
        { why: 'own' },
        { why: 'list', list_id: 'c7c1' },
        { why: 'matches' },
        { why: 'fits', terms: [0, 3] },
        { why: 'near', area: 'Prenzlauer Berg' },
        { why: 'dated' },
        { why: 'open' },
      ],
    },
    { k: 'place', id: 'c', p: true, r: [{ why: 'own' }] },
    { k: 'interest', id: 'd', p: true, r: [{ why: 'liked' }] },
    { k: 'shared', id: 'e', p: false, r: [{ why: 'list', list_id: 'c7c2' }] },
  ]
  for (const choice of choices) {
    expect(unpackChoice(choice.id, packChoice(choice))).toEqual(choice)
  }
})
