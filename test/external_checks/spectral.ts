import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  document,
  type ExternalCheck,
  ofPackage,
  packages,
  run,
} from '#test/external_checks/external_check.ts'
import { type Exception, exceptions } from '#test/external_checks/spectral_exceptions.ts'

interface Finding {
  code: string
  path: (string | number)[]
  message: string
}

/** Spectral's rules for OpenAPI and those for OWASP's ten: nothing is found but what has a reason. */
export const spectral: ExternalCheck = {
  name: 'spectral',
  async run(workshop) {
    const report = join(workshop, 'report.json')
    const args = ['lint', '--ruleset', join(packages, 'spectral.yaml'), '--format', 'json']
    const { output } = await run(
      ofPackage('@stoplight/spectral-cli/dist/index.js'),
      [...args, '--output', report, document],
      packages,
    )
    const findings = readFindings(report, output)
    const inRequests = partsOfRequests(JSON.parse(readFileSync(document, 'utf8')))
    const excused = new Map<Exception, number>(exceptions.map((exception) => [exception, 0]))
    const problems: string[] = []
    for (const { code, path, message } of findings) {
      const at = path.join('/')
      const asked = inRequests(path)
      const exception = exceptions.find(
        (one) => one.rule === code && one.at.test(at) && (one.requests ?? asked) === asked,
      )
      if (exception) excused.set(exception, (excused.get(exception) ?? 0) + 1)
      else problems.push(`${code} at ${at}: ${message}`)
    }
    for (const [{ rule, at }, count] of excused) {
      if (count === 0) problems.push(`nothing needs the exception from ${rule} at ${at} any more`)
    }
    if (problems.length > 0)
      throw new Error(`${problems.length} problems\n${problems.slice(0, 30).join('\n')}`)
    return `${findings.length} findings, each under one of ${exceptions.length} reasoned exceptions`
  },
}

function readFindings(report: string, output: string): Finding[] {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    throw new Error(`Spectral did not report: ${output.trim().slice(-2_000)}`)
  }
}

/** Tells whether a path of the document lies in what a request may carry, references followed. */
function partsOfRequests(api: { paths: Record<string, Record<string, unknown>> }) {
  const reached = new Set<string>()
  const follow = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return
    const ref: unknown = Reflect.get(node, '$ref')
    if (typeof ref === 'string' && !reached.has(ref)) {
      reached.add(ref)
      const steps = ref.slice('#/'.length).split('/')
      follow(steps.reduce<unknown>((at, step) => Reflect.get(Object(at), step), api))
    }
    for (const inner of Object.values(node)) follow(inner)
  }
  for (const operations of Object.values(api.paths)) {
    for (const operation of Object.values(operations)) {
      follow(Reflect.get(Object(operation), 'requestBody'))
      follow(Reflect.get(Object(operation), 'parameters'))
    }
  }
  return (path: readonly (string | number)[]) =>
    path[0] === 'components'
      ? reached.has(`#/${path.slice(0, 3).join('/')}`)
      : path.includes('requestBody') || path.includes('parameters')
}
