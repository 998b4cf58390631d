/** The tags and classes of a document: `p`, `.card`. */
type Marks = ReadonlySet<string>

/** Writes what of a part of a stylesheet a document with these marks needs. */
type Part = (marks: Marks) => string

/**
 * A stylesheet of which each page gets what its tags and classes need; whatever else a selector says, such as a state or a
 * sibling, leaves nothing out. It knows what ours have: rules, and rules within `@media`; no comments, no braces in strings.
 *
 * @returns the rules for a body.
 */
export function usedStyle(style: string): (body: string) => string {
  const parts = partsOf(style)
  return (body) => {
    const marks = marksOf(body)
    return parts.map((part) => part(marks)).join('')
  }
}

/** A condition with its rules, another rule with an at-sign, or a rule with its selectors. */
const written = /(@media[^{]*)\{((?:[^{}]*\{[^{}]*\})*)\s*\}|@[^{}]*\{[^{}]*\}|([^{}@]+)\{[^{}]*\}/g

function partsOf(style: string): Part[] {
  return [...style.matchAll(written)].map(([text, condition, within, selectors]): Part => {
    if (condition !== undefined) {
      const parts = partsOf(within ?? '')
      return (marks) => {
        const rules = parts.map((part) => part(marks)).join('')
        return rules === '' ? '' : `${condition.trim()}{${rules}}`
      }
    }
    const rule = text.trim()
    if (selectors === undefined) return () => rule
    const needs = needsOf(selectors)
    return (marks) => (needs.some((need) => need.every((mark) => marks.has(mark))) ? rule : '')
  })
}

/** What each of some selectors needs a document to have. */
function needsOf(selectors: string): (readonly string[])[] {
  return selectors
    .replace(/:has\((\.[\w-]+)\)/g, '$1')
    .replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[\w-]+|#[\w-]+/g, ' ')
    .split(',')
    .map((selector) => selector.match(/\.[a-z][\w-]*|(?<![\w.-])[a-z]\w*/g) ?? [])
}

/** Texts of people have neither brackets nor quotes in a page: what looks like a tag or a class is one. */
function marksOf(body: string): Marks {
  const marks = new Set(['html', 'body'])
  for (const [, tag, classes] of body.matchAll(/<([a-z]\w*)|\sclass="([^"]*)"/g)) {
    if (tag !== undefined) marks.add(tag)
    for (const name of classes?.split(' ') ?? []) marks.add(`.${name}`)
  }
  return marks
}
