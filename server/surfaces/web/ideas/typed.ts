import type { Idea } from '#generated/types.ts'

/** What the form that changes an idea has. */
export interface TypedIdea {
  readonly title: string
  readonly description: string
  readonly link: string
}

/** What an idea says, as its form has it before anything is typed. */
export function asTyped({ title, description, source_url }: Idea): TypedIdea {
  return { title, description: description ?? '', link: source_url ?? '' }
}
