import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An empty project with the packed SDK installed, as somebody has it who installs the published one. */
export interface Installed {
  folder: string
  /** The tarball. */
  packed: string
  remove(): Promise<void>
}

/** Packs the SDK and installs it, with what it depends on from this checkout: no registry is asked. */
export async function installSdk(): Promise<Installed> {
  const folder = await mkdtemp(join(tmpdir(), 'sdk-'))
  const source = join(folder, 'source')
  await build(source)
  const packing = ['--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await npmRun(['pack', source, ...packing])
  const packed = join(folder, fileNameIn(stdout))
  await writeFile(join(folder, 'package.json'), '{"name":"empty","private":true}')
  const needed = ['openapi-fetch', 'openapi-typescript-helpers'].map((name) =>
    join(process.cwd(), 'node_modules', name),
  )
  const quiet = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  await npmRun(['install', ...quiet, '--install-links', packed, ...needed], folder)
  return { folder, packed, remove: () => rm(folder, { recursive: true }) }
}

/** What is packed, made beside the checkout: other tests look at what is in it. */
async function build(folder: string): Promise<void> {
  await mkdir(folder)
  await run(process.execPath, ['sdk/build/main.ts', join(folder, 'dist')])
  for (const file of ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'])
    await copyFile(join('sdk', file), join(folder, file))
}

/** What npm prints as JSON comes after what the scripts it runs print. */
function fileNameIn(output: string): string {
  const [, name] = /"filename": "([^"]+)"/.exec(output) ?? []
  if (name === undefined) throw new Error(`npm pack said:\n${output}`)
  return name.replace('@', '').replace('/', '-')
}

function npmRun(args: string[], cwd = process.cwd()) {
  // npm of the shell that runs the tests; beside Node where there is none.
  const { npm_execpath } = process.env
  return npm_execpath?.endsWith('.js')
    ? run(process.execPath, [npm_execpath, ...args], { cwd })
    : run('npm', args, { cwd })
}
