import type { ChoiceKind, Reason, StoredChoice } from '#server/domain/finding/choice.ts'

/** What is kept of a choice beside its id: a letter for its kind, whether it is provisional, and its reasons. */
export function packChoice({ k, r, p }: StoredChoice): string {
  return [`${kindLetters[kinds.indexOf(k)]}${p ? 1 : 0}`, ...r.map(packReason)].join(separator)
}

/** A choice as `packChoice` wrote it, of this id. */
export function unpackChoice(id: string, packed: string): StoredChoice {
  const [head = '', ...reasons] = packed.split(separator)
  return { k: kindOf(head[0]), id, r: reasons.map(unpackReason), p: head[1] === '1' }
}

const separator = '\n'

const kinds = [
  'idea',
  'place',
  'interest',
  'item',
  'shared',
] as const satisfies readonly ChoiceKind[]

/** The letters of `kinds`, in their order. */
const kindLetters = 'iptms'

function kindOf(letter: string | undefined): ChoiceKind {
  return kinds[kindLetters.indexOf(letter ?? '')] ?? 'idea'
}

const letters = { liked: 'l', own: 'o', matches: 'm', dated: 'd', open: 'h', free: 'f' } as const

function packReason(reason: Reason): string {
  if (reason.why === 'near') return `N${reason.area}`
  if (reason.why === 'list') return `L${reason.list_id}`
  return reason.why === 'fits' ? `F${reason.terms.join(',')}` : letters[reason.why]
}

function unpackReason(packed: string): Reason {
  const rest = packed.slice(1)
  if (packed.startsWith('N')) return { why: 'near', area: rest }
  if (packed.startsWith('L')) return { why: 'list', list_id: rest }
  if (packed.startsWith('F')) return { why: 'fits', terms: rest.split(',').map(Number) }
  for (const why of ['liked', 'own', 'matches', 'dated', 'open'] as const) {
    if (letters[why] === packed) return { why }
  }
  return { why: 'free' }
}
