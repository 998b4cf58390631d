import { exactWordsOf } from '#server/domain/finding/words.ts'

/** Facts that are found like words: an activity, one that the words only mean, a neighborhood, a city, a kind, a mood that it suits. */
export type FacetKind = 'activity' | 'meant' | 'neighborhood' | 'city' | 'kind' | 'mood'

const letters: Readonly<Record<FacetKind, string>> = {
  activity: 'a',
  meant: 'm',
  neighborhood: 'n',
  city: 'c',
  kind: 'k',
  mood: 'o',
}

/** Whether a lexeme is an activity that words only mean. */
export function isOnlyMeant(lexeme: string): boolean {
  return lexeme.startsWith(`${letters.meant}=`)
}

/** The lexeme of a fact. No word of a text can be one, since none has an equals sign. */
export function facet(kind: FacetKind, name: string): string {
  return `${letters[kind]}=${exactWordsOf(name).join('')}`
}
