import type { Page } from 'playwright-core'

/** How many presses of Tab somebody takes at most to reach something on a page. */
const patience = 90

/** Somebody at a page who has a keyboard and nothing else. Names are those that a screen reader reads. */
export interface Keyboard {
  readonly page: Page
  /** What the page says to the eye, in one line. */
  says(): Promise<string>
  /** Goes on by Tab to what has this name. Presses nothing. */
  to(name: string | RegExp): Promise<void>
  /** Goes to a link or a button, presses Enter, and waits for the page it leads to. */
  press(name: string | RegExp): Promise<void>
  /** Goes to a box, a choice or a heading that opens, and presses Space. The page stays. */
  tick(name: string | RegExp): Promise<void>
  /** Goes to a group of choices by the one that is chosen, and on by the arrows to another one. */
  choose(chosen: string, other: string): Promise<void>
  /** Goes to a field, and types over what it has. */
  type(name: string | RegExp, text: string): Promise<void>
}

/** A keyboard at a page. */
export function keyboardAt(page: Page): Keyboard {
  const { keyboard } = page
  const nameOfFocused = () => page.evaluate<string>(readName)
  const says = () => page.evaluate<string>(readText)
  const to = async (name: string | RegExp) => {
    const seen: string[] = []
    for (let step = 0; step < patience; step += 1) {
      await keyboard.press('Tab')
      const focused = await nameOfFocused()
      if (typeof name === 'string' ? focused === name : name.test(focused)) return
      // From its end a page begins again.
      if (focused === '' && seen.length > 2) break
      seen.push(focused.slice(0, 60))
    }
    const text = await says()
    throw new Error(
      `No Tab leads to ${name} on ${page.url()}, but to: ${seen.join(' | ')}\n\n${text}`,
    )
  }
  return {
    page,
    says,
    to,
    async press(name) {
      await to(name)
      await Promise.all([page.waitForEvent('load'), keyboard.press('Enter')])
    },
    async tick(name) {
      await to(name)
      await keyboard.press('Space')
    },
    async choose(chosen, other) {
      await to(chosen)
      for (let step = 0; (await nameOfFocused()) !== other; step += 1) {
        if (step > patience) throw new Error(`No arrow leads from ${chosen} to ${other}.`)
        await keyboard.press('ArrowDown')
      }
    },
    async type(name, text) {
      await to(name)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
  }
}

/** What can be seen of the page's own part, in one line. */
const readText = `document.querySelector('main').innerText.replace(/\\s+/g, ' ')`

/** The name of what has the focus, in one line. */
const readName = `(() => {
  const one = document.activeElement
  if (one === document.body) return ''
  const text = one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText
  return text.replace(/\\s+/g, ' ').trim()
})()`
