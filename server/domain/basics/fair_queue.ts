/** Tasks of many owners, who take turns however many tasks each of them has. */
export class FairQueue<Task> {
  /** The owner whose turn is next comes first. */
  readonly #waiting = new Map<string, Task[]>()

  /** Adds a task after the others of its owner. */
  push(owner: string, task: Task): void {
    const tasks = this.#waiting.get(owner)
    if (tasks) tasks.push(task)
    else this.#waiting.set(owner, [task])
  }

  /** Takes the next task, of an owner who is not busy if there is one; null where none waits. */
  take(isBusy: (owner: string) => boolean): { owner: string; task: Task } | null {
    const [first] = this.#waiting.keys()
    return this.takeIdle(isBusy) ?? this.#takeOf(first)
  }

  /** Takes the next task of an owner who is not busy; null where none waits. */
  takeIdle(isBusy: (owner: string) => boolean): { owner: string; task: Task } | null {
    return this.#takeOf([...this.#waiting.keys()].find((one) => !isBusy(one)))
  }

  #takeOf(owner: string | undefined): { owner: string; task: Task } | null {
    const tasks = owner === undefined ? undefined : this.#waiting.get(owner)
    const task = tasks?.shift()
    if (owner === undefined || tasks === undefined || task === undefined) return null
    this.#waiting.delete(owner)
    if (tasks.length > 0) this.#waiting.set(owner, tasks)
    return { owner, task }
  }

  /** Takes all that wait. */
  drain(): Task[] {
    const tasks = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return tasks
  }
}
