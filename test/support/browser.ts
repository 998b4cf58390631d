import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { unpackedChromium } from '#test/support/unpacked_chromium.ts'

/** Where a Chromium usually is. One that is named by CHROMIUM_PATH comes first, one that npm brought last. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * Starts a Chromium without a window. It runs as anybody, root too: it shows our own pages only, so it
 * needs no sandbox. The caller that starts it closes it.
 */
export async function startBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) return launch(named)
  for (const path of usualPlaces) {
    // What is there may be no more than an advice to install it.
    const browser = existsSync(path) ? await launch(path).catch(() => null) : null
    if (browser) return browser
  }
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
