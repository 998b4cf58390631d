import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { CapabilityId } from '#generated/types.ts'

/** What an example of a capability answers. */
export interface GivenAnswer {
  readonly status: string
  /** What the answer says of itself. */
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
  readonly disclosures: readonly { readonly name: string; readonly text: string }[]
}

const known = new Map<string, readonly GivenAnswer[]>()

/** What the examples of a capability answer that ends well, in the words of the service. */
export function examplesOf(capability: CapabilityId): readonly GivenAnswer[] {
  const before = known.get(capability)
  if (before) return before
  const url = new URL(`../../spec/examples/${capability}.yaml`, import.meta.url)
  const examples = parse(readFileSync(url, 'utf8')) as { readonly answer: Partial<GivenAnswer> }[]
  const answers = examples.flatMap(
    ({ answer: { status = '', text = 'Done.', data, disclosures = [] } }) =>
      data && ['completed', 'accepted'].includes(status)
        ? [{ status, text, data, disclosures }]
        : [],
  )
  known.set(capability, answers)
  return answers
}
