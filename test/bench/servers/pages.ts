import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, setPriority } from 'node:os'
import { hostilePages, pageOf } from '#test/bench/pages.ts'

// Pages that are captured: `/page/NUMBER`, and some that are as expensive to read as the limits allow.
setPriority(constants.priority.PRIORITY_LOW)

let asked = 0
const server = createServer((request, response) => {
  asked += 1
  const [, kind = '', name = ''] = (request.url ?? '/').split(/[/?]/)
  const body = kind === 'page' ? pageOf(name) : hostilePages[name]
  if (body === undefined) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body)
})
server.listen(0, '0.0.0.0', () => {
  process.send?.({ port: (server.address() as AddressInfo).port, names: Object.keys(hostilePages) })
})
process.on('message', () => process.send?.({ asked }))
process.on('disconnect', () => process.exit(0))
