import { globSync, readFileSync } from 'node:fs'

/** A statement, or a part of one, as the source has it. */
export interface WrittenStatement {
  /** The file and the first words, such as `server/data/lists/find.ts: select list_id from lists`. */
  name: string
  /** The text between its values. */
  parts: string[]
}

/** Every template of SQL in server/data. */
export function writtenStatements(): WrittenStatement[] {
  return globSync('server/data/**/*.ts')
    .sort()
    .flatMap((path) =>
      templates(readFileSync(path, 'utf8')).flatMap((template) => {
        const parts = template.map(plain).filter((part) => part.length > 3)
        if (parts.length === 0) return []
        return [{ name: `${path}: ${parts[0]?.slice(0, 60)}`, parts }]
      }),
    )
}

/** @returns whether a statement that ran has all the parts. */
export function isWithin({ parts }: WrittenStatement, ran: string): boolean {
  return parts.every((part) => ran.includes(part))
}

/** A text without comments, and with one space wherever there is any. */
export function plain(text: string): string {
  return text.replace(/--.*/g, '').replace(/\s+/g, ' ').trim()
}

/** The texts between the values of each template of SQL. */
function templates(source: string): string[][] {
  const found: string[][] = []
  for (const { index, 0: start } of source.matchAll(/\bsql(?:<(?:[^`<>]|<[^<>]*>)*>)?`/g)) {
    const parts: string[] = []
    let part = ''
    let depth = 0
    for (let at = index + start.length; depth > 0 || source[at] !== '`'; at += 1) {
      if (depth === 0 && source.startsWith('${', at)) {
        parts.push(part)
        part = ''
      }
      if (source[at] === '{' && (depth > 0 || source[at - 1] === '$')) depth += 1
      else if (source[at] === '}' && depth > 0) depth -= 1
      else if (depth === 0 && !source.startsWith('${', at)) part += source[at]
    }
    found.push([...parts, part])
  }
  return found
}
