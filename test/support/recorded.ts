import pg from 'pg'

/** A statement as it was sent. */
export interface Sent {
  text: string
  values: unknown[]
}

/** Statements that left together: none of them waited for another's answer. */
export type Batch = Sent[]

type Callback = (error: Error | null, result?: unknown) => void

/**
 * Runs something in this process and gives back the transactions it sent, each as its batches from the
 * `begin` to the `commit`.
 */
export async function transactionsOf(work: () => Promise<unknown>): Promise<Batch[][]> {
  const { query } = pg.Client.prototype
  const open = new Map<pg.Client, { batches: Batch[]; unanswered: number }>()
  const ended: Batch[][] = []
  pg.Client.prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const [config, last] = [given[0], given.at(-1)]
    if (config === 'commit') {
      // A transaction that only reads does not wait for its end.
      const read = open.get(this)
      if (read) ended.push(read.batches)
      open.delete(this)
    }
    if (typeof config !== 'object' || config === null || typeof last !== 'function') {
      return Reflect.apply(query, this, given)
    }
    const text = String(Reflect.get(config, 'text'))
    const values: unknown = Reflect.get(config, 'values')
    if (/^begin /.test(text)) open.set(this, { batches: [], unanswered: 0 })
    const own = open.get(this)
    if (!own) return Reflect.apply(query, this, given)
    const sent = { text, values: Array.isArray(values) ? values : [] }
    if (own.unanswered === 0) own.batches.push([sent])
    else own.batches.at(-1)?.push(sent)
    own.unanswered += 1
    const callback: Callback = (error, result) => {
      own.unanswered -= 1
      if (text === 'commit') {
        open.delete(this)
        ended.push(own.batches)
      }
      last(error, result)
    }
    return Reflect.apply(query, this, [...given.slice(0, -1), callback])
  }
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return ended
}
