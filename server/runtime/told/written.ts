/** What was written of the thing that is called by a label. */
interface Named {
  /** Null where several things are called so. */
  readonly handle: string | null
  /** What was written last, by the field. */
  readonly texts: Map<string, string>
}

/** What was written so far. */
export interface Written {
  /** By the label. */
  readonly things: Map<string, Named>
  /** Lines that come after all others of the data. */
  readonly after: string[]
  /** Everything that was written as `field=value`: the values of each field. */
  readonly written: Map<string, Set<string>>
  hasTimes: boolean
}

/** A copy that can be written on without changing the other. */
export function copied({ things, after, written, hasTimes }: Written): Written {
  const all = [...things].map(
    ([label, { handle, texts }]) => [label, { handle, texts: new Map(texts) }] as const,
  )
  const values = [...written].map(([field, texts]) => [field, new Set(texts)] as const)
  return {
    ...{ things: new Map(all), after: [...after] },
    ...{ written: new Map(values), hasTimes },
  }
}

/** Notes that `field=value` was written. */
export function note({ written }: Written, field: string, value: string): void {
  const values = written.get(field)
  if (values === undefined) written.set(field, new Set([value]))
  else values.add(value)
}

/** Whether `field=value` was written. */
export function isWritten({ written }: Written, field: string, value: string): boolean {
  return written.get(field)?.has(value) ?? false
}

/** Before anything is written. */
export function nothingWritten(): Written {
  return { things: new Map(), after: [], written: new Map(), hasTimes: false }
}
