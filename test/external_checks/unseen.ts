import type { CapabilityFacts } from '#generated/server/capabilities.ts'
import { errors } from '#generated/server/errors.ts'
import { isLive } from '#test/contract/live.ts'

/** A described operation: a capability, or one of the other endpoints. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly facts: CapabilityFacts | null
}

/** Statuses that no run of the tests can show for some operations, and why. */
export interface Unseen {
  readonly statuses: readonly string[]
  readonly of: (operation: Operation) => boolean
  readonly why: string
}

const everything = () => true
const stub = ({ facts }: Operation) => facts?.direct === true && !isLive(facts.id)
const own = (status: number) => (operation: Operation) =>
  operation.facts?.errors.some((code) => errors[code].status === status) ?? true

export const unseen: readonly Unseen[] = [
  {
    statuses: ['500'],
    of: everything,
    why: 'A fault of the service; one that a test could cause would be put right instead.',
  },
  {
    statuses: ['200', '404', '409'],
    of: stub,
    why: 'It is not built yet: a good call ends with 501.',
  },
  {
    statuses: ['404'],
    of: (operation) => !own(404)(operation),
    why: 'It takes no reference that could be missing. The status is described for all.',
  },
  {
    statuses: ['409'],
    of: (operation) => operation.facts?.idempotency_key === false && !own(409)(operation),
    why: 'It takes no key and changes nothing, so nothing can conflict. The status is described for all.',
  },
  {
    statuses: ['422'],
    of: ({ path }) => path.startsWith('/api/v2/capability-executions/'),
    why: 'What is not the handle of an execution names none, and that is 404.',
  },
  {
    statuses: ['400'],
    of: ({ path }) => ['/healthz', '/readyz', '/openapi.json'].includes(path),
    why: 'Only what no HTTP client sends is malformed there.',
  },
]
