import type { UseStore } from 'idb-keyval'

/** The database itself is not to be had: it does not open, does not answer in time, or its page is left. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

type Page = Pick<Window, 'addEventListener'>

/**
 * One table of an IndexedDB database, for the functions of `idb-keyval`. Browsers exist in which a database never answers: an operation that
 * takes longer than the limit rejects. A page that is left keeps its open transactions if it is suspended, and in WebKit every other page
 * then waits for them: they are aborted and the database is closed; a page that comes back opens it again.
 * @param limitMs how long one operation may take, the opening included
 */
export function openDatabase(name: string, table: string, { page, limitMs }: { page: Page; limitMs: number }): UseStore {
  let opened: Promise<IDBDatabase> | null = null
  let database: IDBDatabase | null = null
  const active = new Set<IDBTransaction>()

  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onupgradeneeded = () => request.result.createObjectStore(table)
      request.onsuccess = () => {
        database = request.result
        // Another page or the browser wants it gone.
        database.onversionchange = close
        database.onclose = forget
        resolve(database)
      }
      request.onerror = () => reject(request.error)
    }).catch((cause: unknown) => {
      throw new DatabaseUnavailable('The database does not open', { cause })
    })
  function forget(): void {
    opened = database = null
  }
  function close(): void {
    for (const transaction of active) abort(transaction)
    active.clear()
    database?.close()
    forget()
  }
  let isLeft = false
  page.addEventListener('pagehide', () => {
    isLeft = true
    close()
  })
  page.addEventListener('pageshow', () => {
    isLeft = false
  })

  function begin(database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore {
    const transaction = database.transaction(table, mode)
    active.add(transaction)
    const end = () => active.delete(transaction)
    for (const kind of ['complete', 'abort', 'error']) transaction.addEventListener(kind, end)
    return transaction.objectStore(table)
  }

  return async (mode, work) => {
    if (isLeft) throw new DatabaseUnavailable('The page is left')
    opened ??= open()
    opened.catch(forget) // asked again next time
    return within(
      opened.then((it) => work(begin(it, mode))),
      limitMs,
    )
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has just ended by itself.
  }
}

/** So many turns of the event loop: a page that is busy itself must not take a database for silent. */
const TURNS = 10

/** The same result; rejects where it takes longer. */
function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let turns = 0
    let timer = setTimeout(turn, limitMs / TURNS)
    function turn(): void {
      if (++turns < TURNS) timer = setTimeout(turn, limitMs / TURNS)
      else reject(new DatabaseUnavailable('The database does not answer'))
    }
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
