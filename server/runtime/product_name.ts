import { registry } from '#generated/server/capabilities.ts'

const { brand } = registry

/** The product's name, as mail and pages show it; the registry's title is the name of the API. */
export const productName = `${brand.charAt(0).toUpperCase()}${brand.slice(1)}`
