import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchDatabase } from '#test/bench/database.ts'
import { benchKey } from '#test/bench/key.ts'
import { cpuOf } from '#test/bench/process_cpu.ts'
import { line, median, start, until } from '#test/bench/measure.ts'

/** (e) */
export async function startTime(): Promise<void> {
  console.log('\n(e) from start to ready, and memory at rest')
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const first = await startOnce(folder)
  const later = [await startOnce(folder), await startOnce(folder), await startOnce(folder)]
  rmSync(folder, { recursive: true, force: true })
  const again = median(later.map((run) => run.seconds))
  const memory = median(later.map((run) => run.megabytes))
  console.log(line('first start, seconds', first.seconds, 8, first.seconds <= 8))
  console.log(line('later start, seconds', again, 1.5, again <= 1.5))
  console.log(line('memory at rest without the database, MB', memory, 200, memory <= 200))
}

/** What it costs until a server on this database is ready: seconds, and CPU of both in microseconds or null. */
export async function costOfStart(
  bench: BenchDatabase,
): Promise<{ seconds: number; cpu: number | null }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const before = bench.cpu()
  const { server, seconds } = await ready({
    DATA_DIR: folder,
    DATABASE_URL: bench.url,
    SERVICE_KEYS: benchKey.toString('base64'),
  })
  const [process, database] = [cpuOf(server.child.pid), bench.cpu()]
  const cpu = process === null || database === null ? null : process + database - (before ?? 0)
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return { seconds, cpu }
}

async function ready(settings: Record<string, string>) {
  const port = 20_000 + Math.floor(Math.random() * 9_000)
  Object.assign(process.env, settings, { PORT: `${port}`, METRICS_PORT: `${port + 1}` })
  const begun = performance.now()
  const server = start(
    process.execPath,
    ['--import', './server/preflight.mjs', 'server/main.ts'],
    process.cwd(),
  )
  for (const name of Object.keys(settings)) delete process.env[name]
  await until(async () => {
    if (server.child.exitCode !== null) throw new Error(`The server ended: ${server.printed()}`)
    return (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200
  }, 60_000)
  return { server, seconds: (performance.now() - begun) / 1000 }
}

async function startOnce(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const { server, seconds } = await ready({ DATA_DIR: folder })
  try {
    await until(() => server.printed().includes('/docs'), 30_000)
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
    return { seconds, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 }
  } finally {
    await server.stop()
  }
}
