import { registry } from '#generated/server/capabilities.ts'

const brand: string = registry.brand

/** The brand of a registry that has not given the product one: nothing that people would call it. */
const placeholder: string = 'service'

/** The product's name, as mail and pages show it; the registry's title is the name of the API. */
export const productName =
  brand === placeholder ? 'Outings' : `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
