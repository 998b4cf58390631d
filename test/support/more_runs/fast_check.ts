import * as real from 'fast-check'

// As fast-check, but each property runs MORE_RUNS times as often as its test says, from a seed of its own.

export * from 'fast-check'

const times = Number(process.env.MORE_RUNS)

export const assert = withMore(real.assert)
export const check = withMore(real.check)

export default { ...real.default, assert, check }

/** One of the functions that run a property, with more runs; a failure that is played back has its seed and its path. */
function withMore<Run extends typeof real.assert | typeof real.check>(run: Run): Run {
  const more = (options: real.Parameters<unknown> = {}): real.Parameters<unknown> => {
    const { seed, path, numRuns = 100, ...rest } = options
    return path === undefined ? { ...rest, numRuns: numRuns * times } : options
  }
  return new Proxy(run, {
    apply: (target, self, [property, options]) =>
      Reflect.apply(target, self, [property, more(options)]),
  })
}
