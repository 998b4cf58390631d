import type { SourceText } from '#codegen/load.ts'

/**
 * A comment in the registry that lets one place break one rule, and says why:
 * `# lint-disable-next <rule>: <reason>` for the line below, `# lint-disable <rule>: <reason>` for the file.
 */
export interface Suppression {
  readonly file: string
  /** The line of the comment, from 1. */
  readonly line: number
  readonly rule: string
  readonly reason: string
  /** The line it covers; null for the whole file. */
  readonly covers: number | null
}

const comment = /^\s*#\s*lint-disable(-next)?\s+([\w-]*)\s*(?::\s*(.*\S))?\s*$/

/** The suppressions of a registry's files. Of several above one line each covers it. */
export function suppressionsIn(texts: readonly SourceText[]): Suppression[] {
  return texts.flatMap(({ path: file, text }) => {
    const lines = text.split('\n')
    return lines.flatMap((written, index) => {
      const match = comment.exec(written)
      if (!match) return []
      const [, next, rule = '', reason = ''] = match
      let below = index + 1
      while (/^\s*#/.test(lines[below] ?? '')) below += 1
      return [{ file, line: index + 1, rule, reason, covers: next ? below + 1 : null }]
    })
  })
}
