import { remembered } from '#server/domain/basics/remembered.ts'

/** The tags and classes of a document: `p`, `.card`. */
type Marks = ReadonlySet<string>

/** Writes what of a part of a stylesheet a document with these marks needs. */
type Part = (marks: Marks) => string

/**
 * A stylesheet of which each page gets what its tags and classes need: of each rule the selectors that may match, and of the custom
 * properties those that its rules use. Whatever else a selector says, such as a state or a sibling, leaves nothing out. It knows what
 * ours have: rules, and rules within `@media`; no comments, no braces in strings.
 *
 * @returns the rules for a body.
 */
export function usedStyle(style: string): (body: string) => string {
  const parts = partsOf(style)
  // Most pages have the tags and classes of one before.
  const styleFor = remembered(maxStyles, (key) => {
    const marks = new Set(key.split(' '))
    return withoutUnused(parts.map((part) => part(marks)).join(''))
  })
  return (body) => styleFor([...marksOf(body)].sort().join(' '))
}

/** How many stylesheets of pages are remembered, of some kilobytes each. */
export const maxStyles = 200

/** A condition with its rules, another rule with an at-sign, or a rule with its selectors. */
const written =
  /(@media[^{]*)\{((?:[^{}]*\{[^{}]*\})*)\s*\}|@[^{}]*\{[^{}]*\}|([^{}@]+)(\{[^{}]*\})/g

function partsOf(style: string): Part[] {
  return [...style.matchAll(written)].map(([text, condition, within, selectors, does]): Part => {
    if (condition !== undefined) {
      const parts = partsOf(within ?? '')
      return (marks) => {
        const rules = parts.map((part) => part(marks)).join('')
        return rules === '' ? '' : `${condition.trim()}{${rules}}`
      }
    }
    if (selectors === undefined) return () => text.trim()
    const all = selectorsOf(selectors).map((one) => [one, needsOf(one)] as const)
    return (marks) => {
      const used = all.filter(([, needs]) => needs.every((mark) => marks.has(mark)))
      return used.length === 0 ? '' : used.map(([one]) => one).join(',') + does
    }
  })
}

/** The selectors of a rule. A comma within parentheses, such as those of `:is()`, is part of one. */
function selectorsOf(text: string): string[] {
  return text
    .trim()
    .split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/)
    .map((one) => one.trim())
}

/** What a selector needs a document to have. */
function needsOf(selector: string): readonly string[] {
  const plain = selector
    .replace(/:has\((\.?[a-z][\w-]*)\)/g, ' $1')
    .replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[\w-]+|#[\w-]+/g, ' ')
  return plain.match(/\.[a-z][\w-]*|(?<![\w.-])[a-z]\w*/g) ?? []
}

/** A stylesheet with each of these conditions once, at its end: what they say wins over what is said of every look. */
export function oncePerCondition(style: string, conditions: readonly string[]): string {
  return conditions.reduce((rest, condition) => {
    const within: string[] = []
    const without = rest.replace(written, (text: string, of?: string, rules?: string) => {
      if (of?.trim() !== condition) return text
      within.push(rules ?? '')
      return ''
    })
    return `${without}${condition}{${within.join('')}}`
  }, style)
}

/** A stylesheet in one line, whose custom properties have names of one or two letters: each page says them some hundred times. */
export function shortNames(style: string): string {
  const names = new Set(Array.from(style.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  const short = new Map([...names].map((name, at) => [name, `--${at.toString(36)}`]))
  return style
    .replaceAll('\n', '')
    .replace(/(?<=var\(|[{;])--[\w-]+/g, (name) => short.get(name) ?? name)
}

/** Rules without the custom properties that none of them uses. */
function withoutUnused(rules: string): string {
  const used = new Set(Array.from(rules.matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
  return rules.replace(/(?<=[{;])(--[\w-]+):[^;}]*(;|(?=\}))/g, (text, name) =>
    used.has(name) ? text : '',
  )
}

/** The header of the whole page, which has rules by its class alone: those of a `header` are about the one of a card. */
const barTag = '<header class="bar"'

/** Texts of people have neither brackets nor quotes in a page: what looks like a tag or a class is one. */
function marksOf(body: string): Marks {
  const marks = new Set(['html', 'body'])
  const tags = body.replace(barTag, '<div class="bar"')
  for (const [, tag, classes] of tags.matchAll(/<([a-z]\w*)|\sclass="([^"]*)"/g)) {
    if (tag !== undefined) marks.add(tag)
    for (const name of classes?.split(' ') ?? []) marks.add(`.${name}`)
  }
  return marks
}
