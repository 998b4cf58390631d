import { createHash } from 'node:crypto'
import type { Idea } from '#generated/types.ts'

/** What the form that changes an idea has. */
export interface TypedIdea {
  readonly title: string
  readonly description: string
  readonly link: string
}

const names = ['title', 'description', 'link'] as const

/** What an idea says, as its form has it before anything is typed. */
export function asTyped({ title, description, source_url }: Idea): TypedIdea {
  return { title, description: description ?? '', link: source_url ?? '' }
}

/** What a form carries along of each field, to tell later whether it is still the same. */
export function printOf(typed: TypedIdea): string {
  return names.map((name) => print(typed[name])).join('.')
}

/** The fields that are not as `print` has them; all where we did not make it. */
export function differingFrom(print: string, typed: TypedIdea): Set<keyof TypedIdea> {
  const was = print.split('.')
  const is = printOf(typed).split('.')
  return new Set(names.filter((_, at) => was[at] !== is[at]))
}

function print(value: string): string {
  return createHash('sha256')
    .update(value.replaceAll('\r\n', '\n').trim())
    .digest('base64url')
    .slice(0, 12)
}
