/** What the first line of a backup says about it. */
export interface BackupHeader {
  /** Of the file's form: 1. */
  readonly format: number
  readonly brand: string
  /** The moment whose state it holds, by the database's clock: an ISO instant. */
  readonly made_at: string
  /** The version of the PostgreSQL it was read from. */
  readonly postgresql: string
  /** The migrations that had been run. */
  readonly migrations: readonly string[]
  /** Fingerprints of the service's keys, newest first; empty if they were not known. */
  readonly keys: readonly string[]
}

/** What the last line says: the number of rows of each table. Without it, a part of the file is missing. */
export type RowCounts = Readonly<Record<string, number>>

/** A table and those of its columns that are not computed from others, quoted where they have to be. */
export interface CopiedTable {
  readonly name: string
  readonly columns: string
}

const first = '-- backup '
const last = '-- complete '

/** What both sides say first, so that values are written and read in one way anywhere. */
export const sameText = `
  set local search_path = public;
  set local datestyle = iso;
  set local intervalstyle = postgres;
  set local extra_float_digits = 3`

/** The line that ends the rows of a table. In this form no row can look like it. */
export const endOfRows = '\\.'

/** @returns the first line of a backup. */
export function headerLine(header: BackupHeader): string {
  return `${first}${JSON.stringify(header)}\n`
}

/** @returns what a first line says; null if it is of no backup that this release reads. */
export function parseHeader(line: string): BackupHeader | null {
  if (!line.startsWith(first)) return null
  const header: BackupHeader = JSON.parse(line.slice(first.length))
  return header.format === 1 ? header : null
}

/** @returns the line before the rows of a table, as pg_dump writes it. */
export function tableLine({ name, columns }: CopiedTable): string {
  return `COPY public.${name} (${columns}) FROM stdin;\n`
}

/** @returns the table whose rows follow; null for any other line. */
export function parseTableLine(line: string): CopiedTable | null {
  const [, name, columns] = /^COPY public\.(\S+) \((.+)\) FROM stdin;$/.exec(line) ?? []
  return name === undefined || columns === undefined ? null : { name, columns }
}

/** @returns the last line of a backup. */
export function lastLine(counts: RowCounts): string {
  return `${last}${JSON.stringify(counts)}\n`
}

/** @returns what a last line says; null for any other line. */
export function parseLastLine(line: string): RowCounts | null {
  return line.startsWith(last) ? JSON.parse(line.slice(last.length)) : null
}

/** @returns how many rows a part of a table's rows has, which consists of whole lines. */
export function countRows(rows: Buffer): number {
  let count = 0
  for (let at = rows.indexOf('\n'); at !== -1; at = rows.indexOf('\n', at + 1)) count += 1
  return count
}
