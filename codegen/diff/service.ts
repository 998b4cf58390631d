import { unstated } from '#codegen/build/protocol.ts'
import type { Finding } from '#codegen/diff/change.ts'
import { compareLifecycles } from '#codegen/diff/lifecycle.ts'
import type { RuleId } from '#codegen/diff/rules.ts'
import type { ErrorCode, Location, Protocol, Service } from '#codegen/model.ts'

/** What differs between two services, besides capabilities and types. */
export function compareServices(before: Service, after: Service): Finding[] {
  const found: Finding[] = []
  const say = (rule: RuleId, place: string, message: string) =>
    found.push({ rule, place, message, location: null })
  if (before.brand !== after.brand) {
    say('brand-changed', 'service brand', `was ${before.brand}, is ${after.brand}`)
  }
  if (before.machine_version !== after.machine_version) {
    const message = `was ${before.machine_version}, is ${after.machine_version}`
    say('machine-version-changed', 'service machine_version', message)
  }
  found.push(...compareProtocols(before.protocol, after.protocol))
  for (const [name, is] of Object.entries(after.limits)) {
    const was = before.limits[name]
    if (was === undefined || was === is) continue
    say(is < was ? 'limit-lowered' : 'limit-raised', `limit ${name}`, `was ${was}, is ${is}`)
  }
  const names = (service: Service) => service.abilities.map(({ name }) => name)
  for (const name of names(after)) {
    if (!names(before).includes(name)) say('ability-added', `ability ${name}`, 'is new')
  }
  for (const name of names(before)) {
    if (!names(after).includes(name)) say('ability-removed', `ability ${name}`, 'is gone')
  }
  const words = (service: Service) => ({
    title: service.title,
    about: service.about,
    ...Object.fromEntries(
      service.disclosures.map(({ name, text }) => [`disclosure ${name}`, text]),
    ),
    ...Object.fromEntries(service.headers.map(({ name, about }) => [`header ${name}`, about])),
    ...Object.fromEntries(service.abilities.map(({ name, about }) => [`ability ${name}`, about])),
  })
  const was: Record<string, string> = words(before)
  for (const [name, is] of Object.entries(words(after))) {
    if (was[name] !== undefined && was[name] !== is) {
      say('description-changed', `service ${name}`, 'has changed')
    }
  }
  return found
}

/** What differs in the use of the protocol; nothing for a registry that is older than the block that says it. */
function compareProtocols(before: Protocol, after: Protocol): Finding[] {
  if (before === unstated || after === unstated) return []
  const changed = (rule: RuleId, name: 'path' | 'commit' | 'executions' | 'approval') =>
    before[name] === after[name]
      ? []
      : [finding(rule, name, `was ${before[name] ?? 'none'}, is ${after[name] ?? 'none'}`)]
  const added = (rule: RuleId, from: Protocol, to: Protocol, message: string) =>
    Object.keys(to.interfaces)
      .filter((name) => !(name in from.interfaces))
      .map((name) => finding(rule, `interface ${name}`, message))
  return [
    ...changed('path-changed', 'path'),
    ...changed('commit-changed', 'commit'),
    ...changed('executions-changed', 'executions'),
    ...changed('approval-changed', 'approval'),
    ...added('interface-added', before, after, 'is new'),
    ...added('interface-removed', after, before, 'is gone'),
  ]
}

function finding(rule: RuleId, name: string, message: string): Finding {
  return { rule, place: `service protocol ${name}`, message, location: null }
}

/** What differs between two lists of codes. */
export function compareErrors(
  before: readonly ErrorCode[],
  after: readonly ErrorCode[],
): Finding[] {
  const was = new Map(before.map((error) => [error.code, error]))
  const is = new Set(after.map(({ code }) => code))
  const found: Finding[] = []
  const say = (rule: RuleId, code: string, message: string, location: Location) =>
    found.push({ rule, place: `error ${code}`, message, location })
  for (const error of after) {
    const { code, location } = error
    const old = was.get(code)
    if (!old) {
      say('error-code-added', code, 'is new', location)
      continue
    }
    if (old.status !== error.status) {
      say(
        'error-status-changed',
        code,
        `the status was ${old.status}, is ${error.status}`,
        location,
      )
    }
    if (old.retryable !== error.retryable) {
      const message = `retryable was ${old.retryable}, is ${error.retryable}`
      say('error-retry-changed', code, message, location)
    }
    if (old.candidates !== error.candidates) {
      const [was, is] = [old.candidates ?? 'not described', error.candidates ?? 'not described']
      const rule = old.candidates === null ? 'candidates-described' : 'candidates-changed'
      say(rule, code, `candidates were ${was}, are ${is}`, location)
    }
    for (const { rule, message } of compareLifecycles(old, error))
      say(rule, code, message, location)
    if (
      ['title', 'message', 'next'].some(
        (name) => Reflect.get(old, name) !== Reflect.get(error, name),
      )
    ) {
      say('description-changed', code, 'has changed', location)
    }
  }
  for (const { code, location } of before) {
    if (!is.has(code)) say('error-code-removed', code, 'is gone', location)
  }
  return found
}
