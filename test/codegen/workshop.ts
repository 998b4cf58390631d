import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { registry } from '#test/codegen/registry.ts'

const root = join(import.meta.dirname, '../..')
const command = 'codegen/commands/generate.ts'

/** A project of its own with the small registry and a copy of the generator, so that a test may change both. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'codegen-'))

  constructor() {
    for (const { path, text } of registry) this.write(path, text)
    for (const part of ['codegen', 'package.json'])
      cpSync(join(root, part), this.path(part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), this.path('node_modules'))
  }

  path(path: string): string {
    return join(this.folder, path)
  }

  read(path: string): string {
    return readFileSync(this.path(path), 'utf8')
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(this.path(path)), { recursive: true })
    writeFileSync(this.path(path), text)
  }

  edit(path: string, from: string, to: string): void {
    const text = this.read(path)
    if (!text.includes(from)) throw new Error(`${from} is not in ${path}`)
    this.write(path, text.replace(from, to))
  }

  git(...args: string[]): void {
    const identity = ['-c', 'user.name=Sam', '-c', 'user.email=sam@example.test']
    execFileSync('git', [...identity, ...args], { cwd: this.folder, stdio: 'pipe' })
  }

  generate(...args: string[]): Promise<{ code: number; out: string; err: string }> {
    return new Promise((resolve) => {
      execFile(process.execPath, [command, ...args], { cwd: this.folder }, (error, out, err) =>
        resolve({ code: error ? Number(error.code) : 0, out, err }),
      )
    })
  }

  watch(): Watch {
    return new Watch(this.folder)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }
}

/** A running `generate --watch`. */
export class Watch {
  readonly #child
  #printed = ''

  constructor(folder: string) {
    this.#child = spawn(process.execPath, [command, '--watch'], { cwd: folder })
    this.#child.stdout.on('data', (chunk) => (this.#printed += chunk))
    this.#child.stderr.on('data', (chunk) => (this.#printed += chunk))
  }

  /** What it has printed since the last call. */
  printed(): string {
    const printed = this.#printed
    this.#printed = ''
    return printed
  }

  /** Waits until it has printed something; what it printed up to then counts as read. */
  async prints(wanted: RegExp): Promise<string> {
    await until(
      () => wanted.test(this.#printed),
      () => this.#printed,
    )
    return this.printed()
  }

  /** Ends it by a signal, and returns the signal that ended it. */
  stop(signal: 'SIGINT' | 'SIGTERM' = 'SIGTERM'): Promise<string | null> {
    const { signalCode, exitCode } = this.#child
    if (signalCode !== null || exitCode !== null) return Promise.resolve(signalCode)
    const ended = new Promise<string | null>((resolve) =>
      this.#child.once('exit', (_, by) => resolve(by)),
    )
    this.#child.kill(signal)
    return ended
  }
}

/** Waits for a condition; after ten seconds that is an error, with what is known by then. */
export async function until(holds: () => boolean, known: () => string): Promise<void> {
  const end = performance.now() + 10_000
  while (!holds()) {
    if (performance.now() > end) throw new Error(`It did not happen: ${known()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
