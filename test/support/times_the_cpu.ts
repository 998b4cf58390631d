/**
 * How many times the CPU of a small case a large one costs, both in this run: about as many times as it is larger where the work
 * is proportional, and the square of that where it is not. Each counts as it was at its fastest.
 */
export function timesTheCpu(work: (size: number) => void, small: number, large: number): number {
  return fastest(() => work(large)) / fastest(() => work(small))
}

function fastest(work: () => void): number {
  const used = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  })
  return Math.max(Math.min(...used), 1)
}
