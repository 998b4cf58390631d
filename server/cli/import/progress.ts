/** Where progress is shown. */
export interface Screen {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

/** Shows how far an import is: a bar on a terminal, and a line for each part elsewhere. */
export interface Progress {
  /** Shows how many of the rows of a list are done. */
  show(list: string, done: number, all: number): void
  /** Shows that a part has ended. */
  part(list: string, done: number, all: number): void
  /** Takes the bar away, so that something else can be printed. */
  clear(): void
}

const width = 24

export function progressOn(screen: Screen): Progress {
  if (!screen.isTTY) {
    return {
      show: () => {},
      part: (list, done, all) => screen.write(`${list}: ${done} of ${all}\n`),
      clear: () => {},
    }
  }
  const show = (list: string, done: number, all: number) => {
    const filled = all === 0 ? width : Math.floor((done / all) * width)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    const end = ` ${bar} ${done}/${all}`
    const room = Math.max((screen.columns ?? 80) - end.length - 1, 0)
    screen.write(`\r\u001b[K${[...list].slice(0, room).join('')}${end}`)
  }
  return { show, part: show, clear: () => screen.write('\r\u001b[K') }
}
