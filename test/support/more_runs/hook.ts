import { registerHooks } from 'node:module'

// Loaded before the tests where MORE_RUNS is set: who imports fast-check gets the one whose properties run more often.
const ours = new URL('./fast_check.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    if (specifier !== 'fast-check' || context.parentURL === ours) return next(specifier, context)
    return { url: ours, format: 'module-typescript', shortCircuit: true }
  },
})
