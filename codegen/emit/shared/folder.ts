/** The folder generated/, with what the server reads as files: that of the registry whose modules it has loaded. */
export const generatedFolder = new URL('../', import.meta.url)
