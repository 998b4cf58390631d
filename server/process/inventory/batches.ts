import { insertAreas } from '#server/data/areas/insert.ts'
import {
  countChangedItems,
  insertItems,
  insertSeenItems,
} from '#server/data/inventory_items/insert.ts'
import { updateItemsRetired } from '#server/data/inventory_items/update.ts'
import type { OwnerSession } from '#server/database/owner_session.ts'
import type { KnownArea } from '#server/domain/inventory/area_lookup.ts'
import type { StoredItem } from '#server/domain/inventory/stored_item.ts'
import type { ImportCounts } from '#server/process/inventory/imported.ts'

/** How many items are stored at once. */
const size = 2_000

/** The most new areas of one import: names of neighborhoods that are something else must not fill the memory. */
const maxAreas = 20_000

/** Stores items in batches. While the database works on one, the next is made. */
export class Batches {
  readonly #session: OwnerSession
  /** Whether it is only counted what would be written. */
  readonly #isDry: boolean
  readonly #counts: ImportCounts
  readonly #areas: Set<string>
  /** Whether it must be known in the end which items the file has. */
  readonly #remembers: boolean
  #items = new Map<string, StoredItem>()
  #closed = new Set<string>()
  #seen: string[] = []
  #newAreas: KnownArea[] = []
  #writing: Promise<void> = Promise.resolve()

  /** With `isDry` nothing is stored, only counted; `counts.written` is what would be. */
  constructor(
    session: OwnerSession,
    counts: ImportCounts,
    {
      known,
      remembers,
      isDry,
    }: {
      known: readonly Pick<KnownArea, 'city' | 'name'>[]
      remembers: boolean
      isDry: boolean
    },
  ) {
    this.#session = session
    this.#isDry = isDry
    this.#counts = counts
    this.#remembers = remembers
    this.#areas = new Set(known.map(({ city, name }) => areaKey(city, name)))
  }

  /** Whether it is time to flush. */
  get isFull(): boolean {
    return this.#items.size + this.#closed.size + this.#seen.length >= size
  }

  /** Takes an item; of two with one id in a batch the later one counts. */
  add(item: StoredItem): void {
    this.#counts.items += 1
    this.#closed.delete(item.item_id)
    this.#items.set(item.item_id, item)
    if (item.city === null) return
    this.#addArea(item.city, null)
    if (item.neighborhood_name !== null) this.#addArea(item.city, item.neighborhood_name)
  }

  /** Takes an item that is closed. */
  close(item_id: string): void {
    this.#counts.closed += 1
    this.#items.delete(item_id)
    this.retire(item_id)
  }

  /** Takes an item that must not be shown any more, unless another row of the batch says otherwise. */
  retire(item_id: string): void {
    if (this.#items.has(item_id)) return
    this.#closed.add(item_id)
  }

  /** Takes an item that is in the file, and is left as it is. */
  see(item_id: string): void {
    this.#seen.push(item_id)
  }

  /** Begins to store what was taken, once the batch before is stored. */
  async flush(): Promise<void> {
    await this.#writing
    const [items, closed, seen, areas] = [
      [...this.#items.values()],
      [...this.#closed],
      this.#seen,
      this.#newAreas,
    ]
    this.#items = new Map()
    this.#closed = new Set()
    this.#seen = []
    this.#newAreas = []
    const session = this.#session
    if (items.length + closed.length + seen.length === 0) return
    this.#writing = this.#write(session, { items, closed, seen, areas })
    // The next wait gets the error.
    this.#writing.catch(() => {})
  }

  /** Waits until what was flushed is stored. */
  async settle(): Promise<void> {
    await this.#writing
  }

  async #write(
    session: OwnerSession,
    batch: { items: StoredItem[]; closed: string[]; seen: string[]; areas: KnownArea[] },
  ): Promise<void> {
    const { items, closed, seen, areas } = batch
    const write = this.#isDry ? countChangedItems : insertItems
    if (items.length > 0) this.#counts.written += await write(session, items)
    if (this.#remembers) {
      await insertSeenItems(session, [...items.map(({ item_id }) => item_id), ...closed, ...seen])
    }
    if (this.#isDry) return
    await updateItemsRetired(session, closed)
    await insertAreas(session, areas)
  }

  #addArea(city: string, name: string | null): void {
    const key = areaKey(city, name)
    if (this.#areas.has(key) || this.#areas.size >= maxAreas) return
    this.#areas.add(key)
    this.#newAreas.push({ city, name, polygons: null })
  }
}

function areaKey(city: string, name: string | null): string {
  return `${city}\0${name ?? ''}`
}
