import type { ImportCounts } from '#server/process/inventory/imported.ts'

/** Where progress is shown. */
export interface Screen {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

/** Shows how far an import is. */
export interface Progress {
  show(counts: ImportCounts): void
  /** Takes the line away, so that something else can be printed. */
  clear(): void
}

const width = 24

/** How often the line changes, in milliseconds; elsewhere than on a terminal a line is printed after so many rows. */
const often = { terminal: 100, rows: 100_000 }

/** One line that changes on a terminal, and a line now and then elsewhere. `part` is how much of the file was read, to 1. */
export function progressOn(screen: Screen, part: () => number): Progress {
  const began = performance.now()
  let shownAt = Number.NEGATIVE_INFINITY
  let shownRows = 0
  return {
    show({ rows, problems }) {
      const now = performance.now()
      const seconds = (now - began) / 1_000
      const speed = seconds < 1 ? '' : `  ${Math.round(rows / seconds)} a second`
      const errors = problems === 0 ? '' : `  ${problems} errors`
      const percent = `${Math.floor(part() * 100)}%`
      if (!screen.isTTY) {
        if (rows - shownRows < often.rows) return
        shownRows = rows
        screen.write(`${percent}  ${rows} rows${speed}${errors}\n`)
        return
      }
      if (now - shownAt < often.terminal) return
      shownAt = now
      const filled = Math.min(width, Math.floor(part() * width))
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
      const line = `${bar} ${percent}  ${rows} rows${speed}${errors}`
      screen.write(`\r\u001b[K${line.slice(0, (screen.columns ?? 80) - 1)}`)
    },
    clear: () => void (screen.isTTY && screen.write('\r\u001b[K')),
  }
}
