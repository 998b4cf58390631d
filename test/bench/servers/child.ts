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
