import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The sources of the SDK of another registry, in a folder that ends with the process: the runtime here with what is
 * generated there. Its package gets a package.json unless it has one. Ends the process with one line if nothing is
 * generated there.
 *
 * @param root contains spec/ and generated/
 * @returns the folder sdk of that folder
 */
export function sourcesOf(root: string): string {
  const generated = join(root, 'generated')
  if (!existsSync(join(generated, 'sdk/wire.ts'))) {
    console.error(`Nothing is generated in ${root}: npm run generate -- --root ${root}`)
    process.exit(1)
  }
  writePackage(root, readFileSync(join(generated, 'sdk/wire.ts'), 'utf8'))
  const made = mkdtempSync(join(tmpdir(), 'sdk-sources-'))
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  for (const path of ['package.json', 'tsconfig.json', 'sdk/src', 'sdk/tsconfig.json'])
    cpSync(join(here, path), join(made, path), { recursive: true })
  for (const path of ['sdk', 'types.ts'])
    cpSync(join(generated, path), join(made, 'generated', path), { recursive: true })
  symlinkSync(join(here, 'node_modules'), join(made, 'node_modules'))
  return join(made, 'sdk')
}

/** What every package of an SDK has in common, with the name of this one. */
function writePackage(root: string, wire: string): void {
  const path = join(root, 'sdk/package.json')
  if (existsSync(path)) return
  const ours: Record<string, unknown> = JSON.parse(
    readFileSync(join(here, 'sdk/package.json'), 'utf8'),
  )
  const shared = ['type', 'engines', 'sideEffects', 'main', 'module', 'types', 'exports']
  const [, brand] = /export const brand = '(\w+)'/.exec(wire) ?? []
  const manifest = {
    name: `@${brand}/sdk`,
    version: '0.1.0',
    ...Object.fromEntries([...shared, 'dependencies'].map((key) => [key, ours[key]])),
    files: ['dist'],
  }
  mkdirSync(join(root, 'sdk'), { recursive: true })
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`)
}
