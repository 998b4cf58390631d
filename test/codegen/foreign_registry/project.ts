import { execFile, spawn } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ended, runCommand } from '#test/codegen/run_command.ts'
import { typeCheck } from '#test/support/type_check.ts'

const root = join(import.meta.dirname, '../../..')

/** Folders of the server that the mock is made of, and the generated stubs of handlers are not. */
const server = ['data', 'database', 'domain', 'flows', 'mock', 'process', 'runtime', 'surfaces']

export interface LibraryOptions {
  /** Whether its desk approves prepared actions and keeps records of writes. */
  readonly approves?: boolean
  /** The folder of its registry, here. */
  readonly registry?: 'lending' | 'clinic'
  /** Whether it has a mock of its own, which Node compiles anew; otherwise ours answers for it. */
  readonly isWhole?: boolean
}

/**
 * A project of its own with another registry, by default that of a library: the protocol as it is, the SDK's runtime and the mock, and of
 * this product neither registry nor generated files.
 */
export class Library {
  readonly folder = mkdtempSync(join(tmpdir(), 'lending-'))

  readonly #isWhole: boolean

  constructor({ approves = false, registry = 'lending', isWhole = false }: LibraryOptions = {}) {
    this.#isWhole = isWhole
    const copy = (from: string, to = from) =>
      cpSync(join(root, from), this.path(to), { recursive: true })
    copy('spec/protocol')
    copy(`test/codegen/foreign_registry/${registry}`, 'spec')
    if (approves) {
      copy('test/codegen/foreign_registry/approval', 'spec')
      this.edit('spec/service.yaml', '  tokens:', `${approval}  tokens:`)
      this.edit('spec/service.yaml', '\nheaders:', `${ability}\nheaders:`)
      this.edit('spec/service.yaml', 'disclosures:\n', `disclosures:\n${disclosure}`)
      this.edit('spec/service.yaml', '  SnapshotHandle', '  ActionHandle: pr_\n  SnapshotHandle')
      writeFileSync(this.path('spec/profiles.yaml'), this.read('spec/profiles.yaml') + send)
    }
    for (const part of [
      'package.json',
      'tsconfig.json',
      'sdk/src',
      'sdk/build',
      'sdk/tsconfig.json',
    ])
      copy(part)
    for (const part of isWhole ? server : []) copy(`server/${part}`)
    copy('server/preflight.mjs')
    copy('test/codegen/foreign_registry/programs', 'sdk/programs')
    const name = `@${registry}/sdk`
    writeFileSync(this.path('sdk/package.json'), JSON.stringify({ ...published, name }))
    const { compilerOptions } = JSON.parse(this.read('tsconfig.json'))
    const include = ['sdk/src', `sdk/programs/${approves ? 'approval' : registry}.ts`]
    // As strict as a user of the SDK may be.
    compilerOptions.exactOptionalPropertyTypes = true
    writeFileSync(this.path('tsconfig.json'), JSON.stringify({ compilerOptions, include }))
    symlinkSync(join(root, 'node_modules'), this.path('node_modules'))
  }

  path(path: string): string {
    return join(this.folder, path)
  }

  read(path: string): string {
    return readFileSync(this.path(path), 'utf8')
  }

  edit(path: string, from: string, to: string): void {
    const text = this.read(path)
    if (text.split(from).length !== 2) throw new Error(`${from} is not once in ${path}`)
    writeFileSync(
      this.path(path),
      text.replace(from, () => to),
    )
  }

  /** Runs a command of the generator, such as `lint`, with this project as its root. */
  command(name: string, ...args: string[]): Promise<Ended> {
    return runCommand(name, [...args, '--root', this.folder])
  }

  /** Runs a script in this project. */
  run(script: string, ...args: string[]): Promise<Ended> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [script, ...args],
        { cwd: this.folder, maxBuffer: 1 << 26 },
        (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
      )
    })
  }

  /** Leaves only these capabilities, with their examples, codes and types: without workflows, guides and disclosures. */
  keep(...ids: string[]): void {
    const spec = (folder: string) =>
      readdirSync(this.path(`spec/${folder}`)).map((name) => `spec/${folder}/${name}`)
    for (const path of spec('examples'))
      if (!ids.includes(path.replace(/^.*\/|\.yaml$/g, ''))) rmSync(this.path(path))
    for (const path of spec('capabilities')) {
      const kept = this.filter(path, (id) => ids.includes(id)).replace(
        /^ {2}(next|disclosures): .*\n/gm,
        '',
      )
      if (kept === '') rmSync(this.path(path))
      else writeFileSync(this.path(path), kept)
    }
    const left = spec('capabilities').map((path) => this.read(path))
    const isNamed = (name: string) => left.some((text) => new RegExp(`\\b${name}\\b`).test(text))
    const codes = this.filter('spec/errors.yaml', isNamed)
    if (codes === '') rmSync(this.path('spec/errors.yaml'))
    else writeFileSync(this.path('spec/errors.yaml'), codes)
    if (!isNamed('Loan')) {
      const types = 'spec/types/lending.yaml'
      writeFileSync(
        this.path(types),
        this.filter(types, (name) => !name.startsWith('Loan')),
      )
      this.edit('spec/service.yaml', '[Book, Loan]', '[Book]')
      this.edit('spec/service.yaml', '  LoanHandle: ln_\n', '')
    }
    this.edit(
      'spec/service.yaml',
      'disclosures:\n  loan.fee: After its last day a loan costs 20 cents a day.\n',
      '',
    )
    for (const part of ['workflows.yaml', 'guides/borrowing.md']) rmSync(this.path(`spec/${part}`))
  }

  /** The entries of a file whose keys are wanted. */
  private filter(path: string, isWanted: (key: string) => boolean): string {
    const entries = [...this.read(path).matchAll(/^([\w.]+):.*\n(?:(?: .*)?\n)*/gm)]
    return entries.flatMap(([text, key = '']) => (isWanted(key) ? [text] : [])).join('')
  }

  /** Writes the handler of a capability, of which there was a stub. */
  buildHandler(id: string): void {
    const handler = `server/handlers/${id.replaceAll('.', '/')}.ts`
    this.edit(handler, `('${id}', notImplemented)`, `('${id}', async () => notImplemented)`)
  }

  /**
   * Builds the SDK as it is published, and checks it and the program that uses the package strictly.
   * @returns what is wrong; empty if nothing is
   */
  async compile(): Promise<string> {
    const { code, out, err } = await this.run('sdk/build/main.ts')
    if (code !== 0) return out + err
    return typeCheck(['--skipLibCheck', 'false', '--skipDefaultLibCheck', '-p', '.'], this.folder)
  }

  /** Starts the mock of this registry; `stop` ends it. */
  mock(): Promise<{ url: string; stop: () => void }> {
    const main = 'server/mock/main.ts'
    const args = this.#isWhole ? [main] : [join(root, main), '--root', this.folder]
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      env: { ...process.env, PORT: '0' },
    })
    let printed = ''
    return new Promise((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += chunk
        const [, url] = /mocked: (http:\S+)/.exec(printed) ?? []
        if (url) resolve({ url, stop: () => child.kill() })
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.on('exit', () => reject(new Error(`the mock ended: ${printed}`)))
    })
  }

  /** The generated files and the SDK's runtime, by their paths. */
  emitted(): Map<string, string> {
    const found = new Map<string, string>()
    for (const folder of ['generated', 'sdk/src']) {
      const entries = readdirSync(this.path(folder), { recursive: true, withFileTypes: true })
      for (const entry of entries.filter((one) => one.isFile())) {
        const path = join(entry.parentPath, entry.name)
        found.set(path.slice(this.folder.length + 1), readFileSync(path, 'utf8'))
      }
    }
    return found
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}

/** The SDK's package, which its programs import by its name. */
const published = {
  version: '0.1.0',
  type: 'module',
  exports: { types: './dist/types/sdk/src/index.d.mts', default: './dist/index.mjs' },
}

const approval =
  '  commit: desk.approve\n  approval: desk:approve\n  executions: desk.records.get\n'
const ability = '  desk:approve: Approve what was prepared.\n'
const disclosure = '  confirmation.action_prepared: Nothing has changed yet.\n'
const send = `
send:
  about: Writes to readers, and is only done once the desk has approved it.
  effect: external_send
  ability: desk:approve
  statuses: [completed, unchanged, failed]
  status_capability: desk.records.get
  receipt: true
  idempotency_key: true
  surfaces: [mcp]
  direct: false
  destructive: true
  open_world: true
`
