import type { BrowserContext, Request } from '@playwright/test'

/** The files that the tabs of a browser are loading: pages, code, styles, pictures. The calls of the shop are not among them: its server is in the page. */
export class AssetsUnderWay {
  private readonly requests = new Set<Request>()

  constructor(context: BrowserContext) {
    const ended = (request: Request) => void this.requests.delete(request)
    context.on('request', (request) => {
      if (!request.serviceWorker()) this.requests.add(request)
    })
    context.on('requestfinished', ended)
    context.on('requestfailed', ended)
    // What a closed tab was loading never ends.
    context.on('page', (page) => page.on('close', () => this.forget((request) => request.frame().page() === page)))
  }

  /** How many files are on their way. */
  count = (): number => this.requests.size

  private forget(isGone: (request: Request) => boolean): void {
    for (const request of [...this.requests].filter(isGone)) this.requests.delete(request)
  }
}
