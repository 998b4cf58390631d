/**
 * The hour that a bare one means, 0 to 23: “at 8”, “um acht”, “a las nueve” without minutes, unit, am or pm. From 1 to 9 it
 * is one of the afternoon or evening, 10 and 11 are of the morning, 12 is noon. A part of the day, and what people do in
 * the morning, decide before this.
 */
export function bareHour(hour: number): number {
  return isOfEvening(hour) ? hour + 12 : hour
}

/** Whether a bare hour is taken for one after noon. */
function isOfEvening(hour: number): boolean {
  return hour >= 1 && hour <= 9
}
