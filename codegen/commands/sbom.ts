// npm run --silent sbom: prints the software bill of materials of the service, in CycloneDX: every package that
// package-lock.json brings along without those for development.
//
// `npm sbom --omit=dev` also leaves out packages that run in production and are needed for development as well.
import '#codegen/commands/help.ts'
import { execFileSync } from 'node:child_process'
import { refuseArguments } from '#codegen/arguments.ts'

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly licenses?: readonly unknown[]
  readonly properties?: readonly { readonly name: string; readonly value: string }[]
}

interface Materials {
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

refuseArguments(process.argv.slice(2))

const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']
const all: Materials = JSON.parse(
  execFileSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  }),
)

/** Licences that packages have as a file and do not name in their package.json. */
const licences: Readonly<Record<string, string>> = { busboy: 'MIT', streamsearch: 'MIT' }

const dropped = new Set(
  all.components.filter(isForDevelopment).map((component) => component['bom-ref']),
)
const kept: Materials = {
  ...all,
  components: all.components
    .filter((component) => !dropped.has(component['bom-ref']))
    .map(licensed),
  dependencies: all.dependencies
    .filter(({ ref }) => !dropped.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => !dropped.has(on)) })),
}
process.stdout.write(`${JSON.stringify(kept, null, 2)}\n`)

function licensed(component: Component): Component {
  const id = licences[component.name]
  const isNamed = component.licenses !== undefined && component.licenses.length > 0
  return id === undefined || isNamed ? component : { ...component, licenses: [{ license: { id } }] }
}

function isForDevelopment({ properties = [] }: Component): boolean {
  return properties.some(
    ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true',
  )
}
