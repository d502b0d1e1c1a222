import type { CDPSession, Page } from '@playwright/test';

interface Place {
  readonly x: number;
  readonly y: number;
}

const STEPS = 6;

/** Fingers on the screen, as Chromium hears them from a touch screen; places in CSS px of the window. */
export class Fingers {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Puts down a finger at each `from`, moves all of them to `to` together, and lifts them. */
  async drag(from: readonly Place[], to: readonly Place[]): Promise<void> {
    await this.send('touchStart', from);
    for (let step = 1; step <= STEPS; step += 1) {
      const between = from.map((start, finger) => {
        const end = to[finger] ?? start;
        return {
          x: start.x + ((end.x - start.x) * step) / STEPS,
          y: start.y + ((end.y - start.y) * step) / STEPS,
        };
      });
      await this.send('touchMove', between);
    }
    await this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', places: readonly Place[]): Promise<void> {
    const touchPoints = places.map(({ x, y }, id) => ({ x, y, id }));
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
