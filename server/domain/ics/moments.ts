import { clockOf, type Clocks } from '#server/domain/ics/clocks.ts'
import { day_s } from '#server/domain/basics/day_numbers.ts'
import { type Moment, type ZoneCode, zoneCodes } from '#server/domain/ics/parsed.ts'

/** Starts of a series that do not count, such as those of EXDATE. */
export class Moments {
  readonly #clocks: Clocks
  /** The zone that the series is written in. */
  readonly #zone: ZoneCode
  readonly #instants = new Set<number>()
  readonly #days = new Set<number>()
  /** Where the moment's zone is not known: when it is by the clocks that may be meant. */
  readonly #guesses = new Set<number>()

  constructor(clocks: Clocks, zone: ZoneCode) {
    this.#clocks = clocks
    this.#zone = zone
  }

  /** Adds a start, in whatever zone it is written. A day stands for every start on it. */
  add(moment: Moment): void {
    if (moment[0] === zoneCodes.day) this.#days.add(moment[1])
    else if (this.#zone === zoneCodes.day) this.#days.add(this.#dayOf(moment))
    else if (moment[0] !== this.#zone && !this.#clocks.isKnown(moment[0])) {
      this.#guesses.add(this.#clocks.instantOf(moment))
      this.#guesses.add(this.#clocks.instantOf([this.#zone, moment[1]]))
    } else this.#instants.add(this.#clocks.instantOf(moment))
  }

  /** Whether a start of the series was added; `clock` is what clocks show then in the zone of the series. */
  has(instant: number, clock: number): boolean {
    if (this.#instants.has(instant)) return true
    if (this.#days.size === 0) return false
    const local = this.#zone === zoneCodes.utc ? this.#clocks.ownersClockAt(instant) : clock
    return this.#days.has(Math.floor(local / day_s))
  }

  /** Whether a start of the series may have been added, by clocks of a zone that nobody knows. */
  mayHave(instant: number): boolean {
    return this.#guesses.has(instant)
  }

  /** The day that a time means where a day is expected: of a midnight as written, the day that it begins. */
  #dayOf(moment: Moment): number {
    const local = this.#clocks.ownersClockAt(this.#clocks.instantOf(moment))
    const isWritten = local % day_s !== 0 && clockOf(moment) % day_s === 0
    return Math.floor((isWritten ? clockOf(moment) : local) / day_s)
  }
}
