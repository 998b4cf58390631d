import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { unpackedChromium } from '#test/support/unpacked_chromium.ts'

/** Where a Chromium usually is. One that is named by CHROMIUM_PATH comes first. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Starts a Chromium without a window: the one that npm brought, which has no windows at all and takes two fifths of the
 * CPU of a whole one, to start and for each page; where it does not run, one of the machine. It runs as anybody, root too:
 * it shows our own pages only, so it needs no sandbox. The caller that starts it closes it.
 */
export async function startBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) return launch(named)
  // What is there may be no more than an advice to install it.
  const usual = usualPlaces.filter((path) => existsSync(path)).map((path) => () => launch(path))
  const isForOurs = process.platform === 'linux' && process.arch === 'x64'
  for (const start of isForOurs ? [startUnpacked, ...usual] : usual) {
    const browser = await start().catch(() => null)
    if (browser) return browser
  }
  return startUnpacked()
}

async function startUnpacked(): Promise<Browser> {
  const { path, env } = await unpackedChromium()
  return launch(path, env)
}

function launch(executablePath: string, env: Record<string, string> = {}): Promise<Browser> {
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: false,
    timeout: 30_000,
    // Shared memory is small in containers; nothing here needs graphics.
    args: ['--disable-dev-shm-usage', '--disable-gpu'],
  })
}
