/** What people write before what it is, when and where it is: “What: …”, “Wo? …”, “Quand : …”. */
const what = /^(?:what|event|was|quoi|qué|cosa|che cosa|wat|o quê|co|vad)\s*[:?]+\s*(?=\S)/iu
const other =
  /^(?:when|where|date|time|place|venue|location|wann|wo|datum|zeit|ort|quand|où|lieu|heure|cuándo|dónde|fecha|hora|lugar|quando|dove|data|ora|luogo|wanneer|waar|tijd|plaats|onde|local|kiedy|gdzie|miejsce|när|var|plats)\s*[:?]+\s*(?=\S)/iu

/** The fewest lines with such words. */
const fewest = 2

/**
 * A text whose lines say what, when and where without these words, what it is first; as it was where there are not two such
 * lines, one of them saying what it is.
 */
export function withoutLabels(text: string): string {
  const lines = text.split('\n')
  const named = lines.filter((line) => what.test(line))
  const others = lines.filter((line) => other.test(line))
  if (named.length !== 1 || named.length + others.length < fewest) return text
  const rest = lines.filter((line) => !what.test(line)).map((line) => line.replace(other, ''))
  return [...named.map((line) => line.replace(what, '')), ...rest].join('\n')
}
