import { Injectable } from '@nestjs/common';
import type { Result } from '@tastwerk/editor-core';
import { VersionTexts } from '../../catalogue/version-texts.service.js';
import type { RenderedFile, RenderRequest } from './render-messages.js';
import { type RenderFailure, Renderer } from './renderer.js';
import { SharedReading } from './shared-reading.js';
import { SheetOrigins } from './sheet-origins.js';

/** What is made of a version. */
export interface VersionFormat extends Pick<RenderRequest, 'format' | 'production'> {
  /** The name of the files; that of the version when absent. */
  readonly fileName?: string;
  /** Whether the sheets say where they come from. */
  readonly hasOrigin: boolean;
}

/** Renders published versions in the processes of a worker. */
@Injectable()
export class VersionRenderer {
  /** Formats of one version are made at the same time: its document is large, and is read and written as text once for them. */
  private readonly texts = new SharedReading((versionId: number) => this.versions.of(versionId));

  constructor(
    private readonly versions: VersionTexts,
    private readonly renderer: Renderer,
    private readonly origins: SheetOrigins,
  ) {}

  /** Gets ready, so that the first job need not wait for it. */
  start(): void {
    this.renderer.start();
  }

  render(
    versionId: number,
    { hasOrigin, ...format }: VersionFormat,
    signal: AbortSignal,
  ): Promise<Result<readonly RenderedFile[], RenderFailure>> {
    return this.texts.during(versionId, async (text) => {
      const origin = hasOrigin ? await this.origins.of(versionId) : {};
      return this.renderer.render({ ...text, ...origin, ...format }, signal);
    });
  }
}
