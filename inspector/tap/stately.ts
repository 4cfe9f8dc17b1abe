import { createBrowserInspector } from '@statelyai/inspect'
import type { AnyActorRef, AnyMachineSnapshot, Observer, InspectionEvent } from 'xstate'
import { CONTEXT_LIMITS, EVENT_LIMITS, mask } from './mask'
import { maskText } from './mask-text'
import { isActive, living } from './living'

/** Where the official inspector is, and the only page that is told anything. */
const STATELY = 'https://stately.ai'
/** How long it has to answer after its window has opened, ms. */
const ANSWER_MS = 15_000
/** How often it is looked whether its window is still open, ms: a window of another site does not tell when it closes. */
const LOOK_MS = 1000
type Told = Parameters<NonNullable<NonNullable<Parameters<typeof createBrowserInspector>[0]>['serialize']>>[0]

/** What became of it: its window stayed closed, it answered, nothing came of it, or its window was closed; `offline` is known without trying. */
export type StatelyNews = 'blocked' | 'connected' | 'silent' | 'closed' | 'offline'
/** The official inspector of Stately, told what happens here. */
export type Stately = {
  /** A system of actors: what lives in it now, and what happens from here on. */
  add: (root: AnyActorRef) => void
  /** Opens its window; from a click where the browser refused before. */
  open: () => void
  /** Nothing is told to it any more. */
  end: () => void
}

/** Hands the stream to the official inspector: masked as our own, and to no other page than that one. @param tell is told what became of it */
export function createStately(tell: (news: StatelyNews) => void, world: Window = window): Stately {
  let silence: ReturnType<typeof setTimeout> | undefined
  let lookout: ReturnType<typeof setInterval> | undefined
  /** Who has closed it is told nothing: masking costs. */
  let isOpen = false
  const roots = new Set<AnyActorRef>()
  const watches = new Set<{ unsubscribe: () => void }>()
  const narrow = onlyStately(world, {
    onOpen: (opened) => {
      stopWaiting()
      if (!opened) return tell('blocked')
      isOpen = true
      const own = setTimeout(() => tell('silent'), ANSWER_MS)
      silence = own
      lookout = setInterval(() => {
        if (!opened.closed) return
        stopWaiting()
        isOpen = false
        tell('closed')
      }, LOOK_MS)
      void isReached(world).then((isThere) => {
        if (isThere || silence !== own) return
        clearTimeout(own)
        tell('silent')
      })
    },
    onAnswer: () => {
      clearTimeout(silence)
      silence = undefined
      tell('connected')
      // Of what happened before it the package keeps the end alone.
      for (const root of roots) if (isActive(root)) tellLiving(root)
    },
  })
  const inspector = createBrowserInspector({
    url: `${STATELY}/inspect`,
    window: narrow.window,
    autoStart: false,
    serialize,
  }) as ReturnType<typeof createBrowserInspector> & { inspect: Observer<InspectionEvent> }
  function stopWaiting(): void {
    clearTimeout(silence)
    clearInterval(lookout)
    silence = undefined
  }
  function tellLiving(root: AnyActorRef): void {
    if (!isOpen) return
    for (const ref of living(root)) inspector.actor(ref, ref.getSnapshot() as object)
  }
  return {
    add(root) {
      for (const each of roots) if (!isActive(each)) roots.delete(each)
      roots.add(root)
      tellLiving(root)
      const watch = root.system.inspect({
        // Masked before the package makes JSON of it: that knows neither a server's refusal nor maps.
        next: (happened) => {
          if (isOpen)
            inspector.inspect.next?.(
              happened.type === '@xstate.snapshot' ? { ...happened, snapshot: plainSnapshot(happened.snapshot) as never } : happened,
            )
        },
      })
      watches.add(watch)
    },
    open: () => (world.navigator.onLine ? inspector.start() : tell('offline')),
    end() {
      stopWaiting()
      if (isOpen) inspector.stop()
      isOpen = false
      roots.clear()
      narrow.leave()
      watches.forEach((watch) => watch.unsubscribe())
      watches.clear()
    },
  }
}

/** Whether anything answers at its address: a window that shows an error page instead looks like one that loads. */
const isReached = (world: Window): Promise<boolean> =>
  world.fetch(STATELY, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** The window as the package uses it: it posts to whatever page is open there and hears any. */
type Happens = { onOpen: (opened: Window | null) => void; onAnswer: () => void }
function onlyStately(world: Window, { onOpen, onAnswer }: Happens): { window: Window; leave: () => void } {
  const life = new AbortController()
  let isHeard = false
  const narrow = {
    open(url: string, name: string) {
      const opened = world.open(url, name)
      onOpen(opened)
      return opened && { postMessage: (message: unknown) => opened.postMessage(message, STATELY) }
    },
    addEventListener(type: string, listener: (event: MessageEvent) => void) {
      // A second start would have each event told twice.
      if (isHeard) return
      isHeard = true
      world.addEventListener(
        type,
        (event) => {
          if (!(event instanceof MessageEvent) || event.origin !== STATELY) return
          listener(event)
          onAnswer()
        },
        life,
      )
    },
  }
  // The package asks nothing more of it.
  return { window: narrow as unknown as Window, leave: () => life.abort() }
}

/** Those that have been made safe: the package asks for it twice. */
const served = new WeakSet<object>()

/** What leaves: plain data without secrets, of a snapshot only what an inspector shows. */
function serialize(told: Told): Told {
  if (served.has(told)) return told
  const safe: { type: string; [field: string]: unknown } = { ...told }
  if ('snapshot' in told) safe['snapshot'] = plainSnapshot(told.snapshot as Partial<AnyMachineSnapshot>)
  if ('event' in told) safe['event'] = mask(told.event, EVENT_LIMITS)
  if ('definition' in told && typeof told.definition === 'string') safe['definition'] = maskText(told.definition)
  // An actor whose machine is loaded on demand has none.
  if ('name' in told && typeof told.name === 'string') safe['name'] = maskText(told.name)
  served.add(safe)
  return safe as unknown as Told // the same fields
}

function plainSnapshot(snapshot: Partial<AnyMachineSnapshot>): unknown {
  const { status, value, context, output, error } = snapshot
  return {
    status,
    value: mask(value, CONTEXT_LIMITS),
    context: mask(context, CONTEXT_LIMITS),
    output: mask(output, CONTEXT_LIMITS),
    error: mask(error, CONTEXT_LIMITS),
  }
}
