// Looks at what the service needs to run, with the settings of this environment. Changes nothing and sends nothing.
//
//   npm run doctor
import { print } from '#server/cli/command.ts'
import { doctorAnswer } from '#server/cli/doctor_command.ts'

print(await doctorAnswer(process.env))
