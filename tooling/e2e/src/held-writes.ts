import { expect, type Page, type Request, type Route } from '@playwright/test';

/** Writes of answers, not readings. */
const isAnswerWrite = (request: Request) =>
  ['POST', 'PATCH'].includes(request.method()) && new URL(request.url()).pathname.endsWith('/answers');

interface Held {
  readonly request: Request;
  readonly letGo: () => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** Where a write is held: on its way to the API, or on the way back, when it is stored and the page does not know. */
type Stretch = 'on the way there' | 'on the way back';

/** Holds a page's answer writes until they are let go, in whatever order: a slow network, decided by the test. */
export class HeldWrites {
  private readonly held: Held[] = [];
  private isHolding = true;

  private constructor(private readonly stretch: Stretch) {}

  static async of(page: Page, stretch: Stretch = 'on the way there'): Promise<HeldWrites> {
    const writes = new HeldWrites(stretch);
    await page.route('**/users/*/answers?*', (route) => writes.take(route));
    return writes;
  }

  private async take(route: Route): Promise<void> {
    const request = route.request();
    if (!this.isHolding || !isAnswerWrite(request)) return route.continue();
    if (this.stretch === 'on the way there') {
      this.held.push({ request, letGo: () => route.continue(), fail: () => route.abort('timedout') });
      return;
    }
    const response = await route.fetch();
    this.held.push({ request, letGo: () => route.fulfill({ response }), fail: () => route.abort('timedout') });
  }

  /** Waits until so many writes have been held in all, and gives the last. */
  async arrived(count = 1): Promise<Held> {
    await expect.poll(() => this.held.length, { message: `${count} writes are held` }).toBeGreaterThanOrEqual(count);
    return this.held[count - 1]!;
  }

  get count(): number {
    return this.held.length;
  }

  /** From now on writes pass. Those held stay held. */
  stopHolding(): void {
    this.isHolding = false;
  }
}
