import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { requestText, type Series, unique } from '#test/bench/shots.ts'

/** What a load was answered. */
export interface Load {
  readonly requests: number
  /** Requests a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
}

/** How a load is sent: as fast as it is answered, or `pace` requests a second. */
export interface LoadOptions {
  readonly connections: number
  readonly seconds: number
  readonly pace?: number
}

/** What a generator is asked to send. */
export interface LoadOrder extends LoadOptions {
  readonly url: string
  readonly texts: readonly string[]
  /** The place of the first text to send. */
  readonly from: number
  /** What to replace in each text, and what its replacement begins with. */
  readonly unique: string
  readonly prefix: string
}

const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk', '/opt/homebrew/bin/wrk'].find(existsSync)
let orders = 0

/**
 * Sends the shots of a series in turn over connections that stay open, from a process of its own: wrk where it is
 * installed and no pace is asked for, else generator.ts. Any answer but 200 is an error.
 */
export async function load(url: string, series: Series, options: LoadOptions): Promise<Load> {
  const texts = series.shots.map((shot) => requestText(url, shot))
  const prefix = (orders++).toString(16).padStart(6, '0')
  const order = { ...options, url, texts, from: series.sent, unique, prefix }
  // wrk does not show why a request failed, so the generator sends the first ones.
  const isPaced = options.pace !== undefined || series.sent === 0
  const done = wrk && !isPaced ? await byWrk(wrk, order) : await byGenerator(order)
  series.sent += done.requests
  return done
}

async function byGenerator(order: LoadOrder): Promise<Load> {
  const child = fork(resolve(import.meta.dirname, 'generator.ts'))
  child.send(order)
  const [answer] = await once(child, 'message')
  child.disconnect()
  if ('error' in answer) throw new Error(answer.error)
  return answer
}

async function byWrk(program: string, order: LoadOrder): Promise<Load> {
  const { url, connections, seconds, texts, from, prefix } = order
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  const file = join(folder, 'texts')
  writeFileSync(file, texts.map((text) => `${Buffer.byteLength(text)}\n${text}`).join(''))
  const script = resolve(import.meta.dirname, 'wrk.lua')
  const args = ['-t', '1', '-c', `${connections}`, '-d', `${seconds}s`, '--timeout', '30s']
  // wrk wants a number for each text that it sends first.
  const first = from % texts.length
  const { stdout } = await promisify(execFile)(program, [
    ...[...args, '-s', script, url, '--'],
    ...[file, `${first}`, unique, prefix],
  ])
  rmSync(folder, { recursive: true, force: true })
  const found = /\{"requests".*\}/.exec(stdout)?.[0]
  if (found === undefined) throw new Error(`wrk did not run: ${stdout}`)
  const { errors, ...answer } = JSON.parse(found)
  if (errors > 0) throw new Error(`${errors} of ${answer.requests} answers were errors.`)
  return answer
}
