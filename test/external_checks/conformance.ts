import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '#server/surfaces/mcp/metadata.ts'
import { reasons } from '#test/external_checks/conformance_reasons.ts'
import { withServer } from '#test/external_checks/conformance_server.ts'
import { type ExternalCheck, ofPackage, run } from '#test/external_checks/external_check.ts'

/** A suite, and the protocol by which it looks at the service. */
interface Suite {
  readonly name: string
  /** Its folder among the packages of the external checks. */
  readonly package: string
  /** The protocol; the suite's own one where it has no choice. */
  readonly version: string | null
  /** Whether its scenarios of extensions are run, too. */
  readonly extensions: boolean
}

/** The released suite knows the protocols with sessions; the next one also that of 2026-07-28. */
const suites: readonly Suite[] = [
  {
    name: '0.1, 2025-11-25',
    package: '@modelcontextprotocol/conformance',
    version: null,
    extensions: false,
  },
  {
    name: '0.2, 2025-11-25',
    package: 'mcp-conformance-next',
    version: '2025-11-25',
    extensions: false,
  },
  {
    name: '0.2, 2026-07-28',
    package: 'mcp-conformance-next',
    version: '2026-07-28',
    extensions: true,
  },
]

/** A check of a scenario as the suite writes it down. */
interface Check {
  readonly id: string
  readonly status: string
  readonly errorMessage?: string
}

/**
 * The official conformance suites of MCP, of both eras and at both paths, against the service as it runs: every check
 * passes, or has a reason why not. A reason that is not needed any more is a failure, too.
 */
export const conformance: ExternalCheck = {
  name: 'mcp-conformance',
  async run(workshop) {
    const problems: string[] = []
    const needed = new Set<string>()
    let [passed, explained] = [0, 0]
    await withServer(async (url) => {
      for (const suite of suites) {
        for (const path of endpoints) {
          const place = join(workshop, `${suite.name}${path}`.replace(/\W+/g, '-'))
          for (const [scenario, checks] of await scenariosOf(suite, `${url}${path}`, place)) {
            for (const { id, status, errorMessage = '' } of checks) {
              if (status === 'SUCCESS' || status === 'INFO') {
                passed += 1
                continue
              }
              const key = [`${scenario} ${id}`, scenario].find((one) => one in reasons)
              if (key === undefined) {
                problems.push(`${suite.name} ${path}: ${scenario} ${id} ${status}: ${errorMessage}`)
              } else {
                needed.add(key)
                explained += 1
              }
            }
          }
        }
      }
    })
    const idle = Object.keys(reasons).filter((key) => !needed.has(key))
    problems.push(...idle.map((key) => `${key} passes, and has a reason why it does not`))
    if (problems.length > 0) throw new Error(problems.join('\n'))
    return `${suites.length} suites at ${endpoints.join(' and ')}: ${passed} checks pass, ${explained} do not and have their reasons`
  },
}

/** The checks of every scenario of a suite; one that could not be run has one check, which says so. */
async function scenariosOf(
  suite: Suite,
  url: string,
  place: string,
): Promise<Map<string, Check[]>> {
  mkdirSync(place)
  const script = ofPackage(`${suite.package}/dist/index.js`)
  const version = suite.version === null ? [] : ['--spec-version', suite.version]
  const common = ['server', '--url', url, '--output-dir', place]
  const { output } = await run(script, [...common, '--suite', 'all', ...version], place)
  if (suite.extensions) {
    const { output: list } = await run(script, ['list', '--server'], place)
    const names = [...list.matchAll(/^ {2}- (\S+) \[extension\]/gm)].map(([, name]) => String(name))
    for (const name of names) await run(script, [...common, '--scenario', name], place)
  }
  const found = readdirSync(place).map((folder): [string, Check[]] => {
    const name = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(folder)?.[1] ?? folder
    return [name, checksIn(join(place, folder))]
  })
  if (found.length === 0) throw new Error(`${suite.name} has run nothing: ${output.slice(-1_000)}`)
  return new Map(found)
}

function checksIn(folder: string): Check[] {
  try {
    const checks = JSON.parse(readFileSync(join(folder, 'checks.json'), 'utf8'))
    return checks.length > 0
      ? checks
      : [{ id: 'any', status: 'FAILURE', errorMessage: 'no checks' }]
  } catch {
    return [{ id: 'any', status: 'FAILURE', errorMessage: 'it was not run to its end' }]
  }
}
