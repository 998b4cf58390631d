import type { Model } from '#codegen/model.ts'

/** What is known before the guides, the history and the words are read. */
export type Facts = Omit<Model, 'guides' | 'history' | 'words' | 'frames'>

/** The name of a request header, by the key it has in service.yaml: `request_id` → `X-Request-Id`. */
export function headerName(facts: Pick<Facts, 'service'>, name: string): string {
  if (name === 'client') return facts.service.client_header
  const words = name.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return name === 'request_id' ? `X-${words.join('-')}` : words.join('-')
}

/** Everything a guide may name in double braces: `limits.idempotency_days`, and what stands there instead. */
export function factsOf(facts: Facts): ReadonlyMap<string, string> {
  const { service, capabilities, errors } = facts
  const { limits, headers, abilities, disclosures } = service
  const plain = ['brand', 'title', 'contract', 'registry_version', 'machine_version'] as const
  return new Map([
    ...plain.map((name): [string, string] => [`service.${name}`, service[name]]),
    ['service.client_header', service.client_header],
    ['count.capabilities', String(capabilities.length)],
    ['count.codes', String(errors.length)],
    ...Object.entries(limits).map(([name, value]): [string, string] => [
      `limits.${name}`,
      grouped(value),
    ]),
    ...headers.map(({ name }): [string, string] => [`headers.${name}`, headerName(facts, name)]),
    ...abilities.map(({ name }): [string, string] => [`abilities.${name}`, name]),
    ...disclosures.map(({ name, text }): [string, string] => [`disclosures.${name}`, text]),
    ...capabilities.flatMap(({ id, tool, version }): [string, string][] => [
      [`versions.${id}`, version],
      ...(tool === null ? [] : ([[`tools.${id}`, tool]] as [string, string][])),
    ]),
  ])
}

/** A number with commas between its thousands. `toLocaleString` would load the rules of all languages. */
function grouped(value: number): string {
  return String(value).replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ',')
}
