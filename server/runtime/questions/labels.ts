import { type ResourceFacts, resources } from '#generated/server/answers.ts'
import { listChoice } from '#server/domain/messages/capture.ts'
import { oneOfSeveral } from '#server/domain/messages/people.ts'
import type { Option } from '#server/runtime/questions/form.ts'

type Candidate = Readonly<Record<string, unknown>>

/** The resource that a candidate is, by its handle. */
export function resourceOf(candidate: Candidate): ResourceFacts | undefined {
  return resources.find(({ handle }) => Object.hasOwn(candidate, handle))
}

/** A candidate as people know it: its name, and what else they may tell it by. */
export function labelOf(candidate: Candidate): string {
  const { details, item_count, title } = candidate
  const [field = ''] = resourceOf(candidate)?.label ?? []
  const name = [title, candidate[field]].find((one) => typeof one === 'string') ?? 'Without a name'
  if (typeof details === 'string') return `${String(name)} (${details})`
  return typeof item_count === 'number'
    ? listChoice({ name: String(name), item_count })
    : String(name)
}

/**
 * Options of which no two have the same title: those that would have one get their kind, where the kinds differ, or else
 * their number.
 */
export function toldApart(options: readonly (Option & { readonly kind?: unknown })[]): Option[] {
  const same = (title: string) => options.filter((one) => one.title === title)
  const named = options.map(({ kind, ...option }) => {
    const kinds = new Set(same(option.title).map((one) => one.kind))
    return kinds.size > 1 && typeof kind === 'string'
      ? { ...option, title: `${option.title} (${kind.replaceAll('_', ' ')})` }
      : option
  })
  return named.map((option, at) => {
    const twins = named.filter(({ title }) => title === option.title)
    if (twins.length === 1) return option
    const place = named.slice(0, at).filter(({ title }) => title === option.title).length + 1
    return { ...option, title: oneOfSeveral(option.title, place, twins.length) }
  })
}
