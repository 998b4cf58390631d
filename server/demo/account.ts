/** The account of the first start. */
export const demo = { display_name: 'Sam', email: 'sam@example.test', timezone: 'Europe/Berlin' }
