// Runs every module it is given, and writes what each exports as `answer`, or how it failed, into a file.
import { writeFileSync } from 'node:fs'

const [target = '', ...files] = process.argv.slice(2)
const results = await Promise.all(
  files.map(async (file) => {
    try {
      const { answer } = await import(file)
      return { answer: answer ?? null, error: null }
    } catch (error) {
      return { answer: null, error: error instanceof Error ? `${error.stack}` : String(error) }
    }
  }),
)
writeFileSync(target, JSON.stringify(results))
