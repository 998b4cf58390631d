import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'

interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
}

export interface Diagnostic {
  readonly message: string
  readonly range: { readonly start: { readonly line: number; readonly character: number } }
}

/** yaml-language-server as an editor runs it: a process of its own, the protocol over its stdin and stdout. */
export class LanguageServer {
  readonly #process: ChildProcess
  readonly #answers = new Map<number, (result: unknown) => void>()
  readonly #diagnostics = new Map<string, (found: Diagnostic[]) => void>()
  #buffer = Buffer.alloc(0)
  #lastId = 0

  private constructor(root: string) {
    const server = `${root}/node_modules/yaml-language-server/bin/yaml-language-server`
    this.#process = spawn(process.execPath, [server, '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#process.stdout?.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  static async start(root: string): Promise<LanguageServer> {
    const server = new LanguageServer(root)
    const completionItem = { documentationFormat: ['markdown'], snippetSupport: true }
    await server.#request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(root).href,
      capabilities: {
        textDocument: { completion: { completionItem }, hover: {} },
        workspace: { configuration: true },
      },
    })
    server.#notify('initialized', {})
    return server
  }

  /** Opens a file that need not exist and returns what is wrong with it. */
  open(path: string, text: string): Promise<Diagnostic[]> {
    const uri = pathToFileURL(path).href
    const found = new Promise<Diagnostic[]>((resolve) => this.#diagnostics.set(uri, resolve))
    this.#notify('textDocument/didOpen', {
      textDocument: { uri, languageId: 'yaml', version: 1, text },
    })
    return found
  }

  /** What the editor offers at a place; lines and characters count from 0. */
  async complete(path: string, line: number, character: number): Promise<string[]> {
    const result = await this.#at('textDocument/completion', path, line, character)
    const { items } = result as { items: { label: string }[] }
    return items.map((item) => item.label)
  }

  async hover(path: string, line: number, character: number): Promise<string> {
    const result = await this.#at('textDocument/hover', path, line, character)
    return (result as { contents: { value: string } } | null)?.contents.value ?? ''
  }

  stop(): void {
    this.#process.kill()
  }

  #at(method: string, path: string, line: number, character: number): Promise<unknown> {
    return this.#request(method, {
      textDocument: { uri: pathToFileURL(path).href },
      position: { line, character },
    })
  }

  #request(method: string, params: unknown): Promise<unknown> {
    const id = ++this.#lastId
    this.#send({ id, method, params })
    return new Promise((resolve) => this.#answers.set(id, resolve))
  }

  #notify(method: string, params: unknown): void {
    this.#send({ method, params })
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#process.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  #read(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk])
    for (;;) {
      const header = /Content-Length: (\d+)[\s\S]*?\r\n\r\n/.exec(this.#buffer.toString('latin1'))
      if (!header) return
      const start = header.index + header[0].length
      const end = start + Number(header[1])
      if (this.#buffer.length < end) return
      const message: Message = JSON.parse(this.#buffer.subarray(start, end).toString('utf8'))
      this.#buffer = this.#buffer.subarray(end)
      this.#take(message)
    }
  }

  #take({ id, method, params, result }: Message): void {
    if (method === 'textDocument/publishDiagnostics') {
      const { uri, diagnostics } = params as { uri: string; diagnostics: Diagnostic[] }
      this.#diagnostics.get(uri)?.(diagnostics)
    } else if (method === 'workspace/configuration' && id !== undefined) {
      // One answer per section asked for: the YAML section first. No schema comes from the network.
      const settings = {
        validate: true,
        completion: true,
        hover: true,
        schemaStore: { enable: false },
      }
      const { items } = params as { items: { section: string }[] }
      this.#send({ id, result: items.map(({ section }) => (section === 'yaml' ? settings : null)) })
    } else if (method !== undefined && id !== undefined) {
      this.#send({ id, result: null })
    } else if (id !== undefined) {
      this.#answers.get(id)?.(result)
    }
  }
}
