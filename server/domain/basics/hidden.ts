/** A class whose instances are the objects it is given: what extends it adds its private fields to them. */
const Itself = function itself(of: object) {
  return of
} as unknown as new (
  of: object,
) => object

/** Values that objects have without showing them: neither JSON nor a copy of the object has its value. */
export interface Hidden<Value> {
  /** Gives an object a value, once. */
  set(of: object, value: Value): void
  /** The value of an object; undefined where it has none. */
  get(of: object): Value | undefined
}

/**
 * Values of a kind of their own, as private fields: a WeakMap does the same, but costs the collector ten times as much as to
 * make the objects.
 */
export function hiddenValues<Value>(): Hidden<Value> {
  class Holder extends Itself {
    readonly #value: Value
    constructor(of: object, value: Value) {
      super(of)
      this.#value = value
    }
    static in(of: object): Value | undefined {
      return #value in of ? of.#value : undefined
    }
  }
  return { set: (of, value) => void new Holder(of, value), get: (of) => Holder.in(of) }
}
