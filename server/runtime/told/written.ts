/** What was written so far. */
export interface Written {
  /** What was written of each thing last, by its handle and what it is called, and by the field. */
  readonly things: Map<string, Map<string, string>>
  /** The handle of what was called by each label first. */
  readonly called: Map<string, string>
  /** Lines that come after all others of the data. */
  readonly after: string[]
  /** Everything that was written as `field=value`. */
  readonly written: Set<string>
  hasTimes: boolean
}

/** A copy that can be written on without changing the other. */
export function copied({ things, called, after, written, hasTimes }: Written): Written {
  const all = [...things].map(([key, texts]) => [key, new Map(texts)] as const)
  return {
    ...{ things: new Map(all), called: new Map(called), after: [...after] },
    ...{ written: new Set(written), hasTimes },
  }
}

/** Before anything is written. */
export function nothingWritten(): Written {
  return { things: new Map(), called: new Map(), after: [], written: new Set(), hasTimes: false }
}
