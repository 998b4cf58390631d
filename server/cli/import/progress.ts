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

/** The columns of a bar, where there is room for it. */
const most = 24

export function progressOn(screen: Screen): Progress {
  if (!screen.isTTY) {
    return {
      show: () => {},
      part: (list, done, all) => screen.write(`${list}: ${done} of ${all}\n`),
      clear: () => {},
    }
  }
  const show = (list: string, done: number, all: number) => {
    const count = ` ${done}/${all}`
    const room = Math.max((screen.columns || 80) - 1 - count.length, 0)
    const width = Math.min(most, Math.max(room - 1, 0))
    const filled = all === 0 ? width : Math.floor((done / all) * width)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    screen.write(`\r\u001b[K${cutTo(list, room - width - 1)} ${bar}${count}`)
  }
  return { show, part: show, clear: () => screen.write('\r\u001b[K') }
}

/** The beginning of a text that takes at most so many columns of a terminal. */
function cutTo(text: string, columns: number): string {
  let left = columns
  const kept = [...text].filter((character) => {
    left -= wide.test(character) ? 2 : 1
    return left >= 0
  })
  return kept.join('')
}

/** What most terminals draw over two columns: scripts of East Asia and emoji. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uff01-\uff60]/u
