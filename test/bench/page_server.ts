/** Pages on this machine, in a process of their own. */
export interface PageServer {
  readonly port: number
  /** Of the pages that are expensive to read. */
  readonly names: readonly string[]
  /** How many pages were asked for. */
  asked(): Promise<number>
}
