/** A sentence without those parts of it that speak of capabilities and fields. */
export function forPeople(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  const kept = sentences.filter(
    (sentence) => !technical.test(sentence.replaceAll(/[“"][^”"]*[”"]/g, '')),
  )
  return kept.length === 0 ? (sentences[0] ?? text) : kept.join(' ')
}

const technical = /\b[a-z]+(?:\.[a-z_]+)+\b|\b[a-z]+_[a-z_]+\b|Idempotency-Key/

/** What stands in quotes in a text, in its order. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/“([^”]*)”/g)].map(([, inside = '']) => inside)
}
