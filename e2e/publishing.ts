import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { Caller } from './caller.js';

/** Whom the product that the tests run on knows. */
export const ACCOUNTS = {
  demo: { login: 'demo@tastwerk.example', password: 'tastwerk-demo' },
  admin: { login: 'admin@tastwerk.example', password: 'tastwerk-admin' },
} as const;

/** Where a published variant stands. */
export interface Published {
  readonly variantId: number;
  /** Hash of its current version, from which the next one starts. */
  readonly hash: string;
  /** Address of its details. */
  readonly address: string;
  readonly document: object;
}

/** Publishes by the API what the user demo would publish in the editor. */
export class Publisher extends Caller {
  static override async of(page: Page): Promise<Publisher> {
    return new Publisher(page, await Caller.headersOf(page, ACCOUNTS.demo));
  }

  /** A graphic of its own with the sheet of a sample. */
  async publish(title: string, tags: readonly string[] = []): Promise<Published> {
    const [sample] = await this.get('/api/graphics?search=Number%20line');
    const { current_version: version } = await this.get(`/api/variants/${sample.variant_id}`);
    const document = {
      ...JSON.parse(version.document),
      uuid: randomUUID(),
      graphicTitle: title,
      // In the other language it would go on being called as the sample is.
      translations: [],
      tags: tags.map((name) => ({ name, tag_id: null })),
      variant_id: null,
      graphic_id: null,
      version_id: null,
      lastVersionHash: null,
      derivedFrom: null,
      currentFileName: null,
    };
    const body = { idempotencyKey: randomUUID(), licenceAccepted: true, document };
    const { created_graphic: graphic, default_variant: variant } = await this.post('/api/graphics', body);
    await this.untilDrawn(variant.id, variant.current_version.id);
    return {
      variantId: variant.id,
      hash: variant.current_version.hash,
      address: `/catalogue/${graphic.id}/variant/${variant.id}`,
      document,
    };
  }

  /** The next version of what was published. */
  async improve({ variantId, hash, document }: Published, message: string): Promise<void> {
    const next = await this.post(`/api/variants/${variantId}`, {
      idempotencyKey: randomUUID(),
      licenceAccepted: true,
      document: { ...document, transcribersNotes: message },
      lastVersionHash: hash,
      change_message: message,
    });
    await this.untilDrawn(variantId, next.current_version.id);
  }

  /** A picture that is not there yet is asked for again and again, of which the browser complains. */
  private async untilDrawn(variantId: number, versionId: number): Promise<void> {
    const states = async () => {
      const { renderings } = await this.get(`/api/variants/${variantId}/renderings?version_id=${versionId}`);
      return renderings.map(({ state }: { state: string }) => state);
    };
    await expect
      .poll(states, { timeout: WORK_MS })
      .not.toContainEqual(expect.stringMatching(/queued|running/));
  }
}
