// Looks at what the service needs to run, with the settings of this environment. Changes nothing and sends nothing.
//
//   npm run doctor
import { print, printAnswer } from '#server/cli/command.ts'
import { doctorAnswer } from '#server/cli/doctor_command.ts'

if (process.argv.length > 2) {
  await printAnswer(() => Promise.reject(new Error('Usage: npm run doctor')))
} else {
  print(await doctorAnswer(process.env))
}
