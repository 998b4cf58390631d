// The handles of the examples of spec/examples, by what they stand for. A test compares both.

/** The people of the demo that examples name by a handle. */
export const peopleHandles: { readonly [name: string]: string } = {
  Ada: 'pe_4hc3qc7hwz4cnwh42d0y9zztva',
  Jonas: 'pe_0afg5ecjnzkbqeqn0s5yy17v97',
  Mira: 'pe_66kcsapmxhd6gcssbrp305f0fg',
  'Jonas Weber': 'pe_0jqgvzdsv4h2816wjw2agep1ft',
}

/** The lists of the demo that examples name. */
export const listHandles: { readonly [name: string]: string } = {
  'Rainy Sundays': 'il_6fbkqj1w1jajfwznstby9cqhmz',
}

/** What the demo has captured: the first is saved, the second asks, the third has failed. */
export const captureHandles = [
  'ca_2zfv1bwj1nzz2crgw4g12q3hwb',
  'ca_5mmpdpxmvndv21ke3t1dt4sacm',
  'ca_37a9pbym5c0xw3pchcv6ac1f9w',
]

/** The invitation that the demo got from a friend. */
export const inviteHandle = 'in_5r5wyv0q68jzdw64k3rgp7vfvp'

export const roundupHandle = 'ro_2rgk2jcbdze8jqg35sypaxbqw5'

/** The handles of those of these names that have one. Names come first that have one, since ids are given in their order. */
export function handlesOf(
  names: readonly string[],
  handles: { readonly [name: string]: string },
): string[] {
  return names.flatMap((name) => handles[name] ?? [])
}
