import { benchKey } from '#test/bench/key.ts'
/** What a server under measurement answers its parent over IPC. */
export interface Usage {
  /** CPU of the process so far, in microseconds. */
  cpu: number
}

/** Says where the server listens, and how much CPU it has used whenever it is asked. */
export function report(url: string): void {
  process.on('message', (question) => {
    if (question !== 'usage') return
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system } satisfies Usage)
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.({ url })
}

/** An argument every server is started with. */
export function argument(index: number): string {
  const value = process.argv[2 + index]
  if (value === undefined) throw new Error(`Argument ${index} is missing`)
  return value
}

/** What every service under measurement is started with, on the database of the first argument: as shipped otherwise. */
export function usualSettings() {
  return {
    database_url: argument(0),
    host: '127.0.0.1',
    port: 0,
    metrics_port: null,
    public_url: null,
    keys: [benchKey],
    onDefect: null,
  }
}
