/** What was written so far. */
export interface Written {
  /** What was written of each thing last, by its handle and what it is called, and by the field. */
  readonly things: Map<string, Map<string, string>>
  /** The handle of what was called by each label first. */
  readonly called: Map<string, string>
  /** Lines that come after all others of the data. */
  readonly after: string[]
  /** Everything that was written as `field=value`: the values of each field. */
  readonly written: Map<string, Set<string>>
  hasTimes: boolean
}

/** A copy that can be written on without changing the other. */
export function copied({ things, called, after, written, hasTimes }: Written): Written {
  const all = [...things].map(([key, texts]) => [key, new Map(texts)] as const)
  const values = [...written].map(([field, texts]) => [field, new Set(texts)] as const)
  return {
    ...{ things: new Map(all), called: new Map(called), after: [...after] },
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
  return { things: new Map(), called: new Map(), after: [], written: new Map(), hasTimes: false }
}
