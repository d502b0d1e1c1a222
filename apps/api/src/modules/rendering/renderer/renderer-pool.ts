import type { OnModuleDestroy } from '@nestjs/common';
import type { Result } from '@tastwerk/editor-core';
import { ChildRenderer, type RenderLimits } from './child-renderer.js';
import type { RenderedFile, RenderRequest } from './render-messages.js';
import { Renderer, type RenderFailure } from './renderer.js';

interface Member {
  readonly renderer: ChildRenderer;
  load: number;
  /** The document that it drew last: it still has the drawing. */
  document: string | undefined;
}

/** Several renderers as one: each request goes to the one that has the least to do, of equals to one that knows the document. */
export class RendererPool extends Renderer implements OnModuleDestroy {
  private readonly members: readonly Member[];

  constructor(size: number, limits: RenderLimits) {
    super();
    this.members = Array.from({ length: size }, () => ({
      renderer: new ChildRenderer(limits),
      load: 0,
      document: undefined,
    }));
  }

  /** Process ids of the renderers that run. */
  get pids(): readonly number[] {
    return this.members.flatMap(({ renderer: { pid } }) => (pid === undefined ? [] : [pid]));
  }

  override start(): void {
    for (const { renderer } of this.members) renderer.start();
  }

  override async render(
    request: RenderRequest,
    signal: AbortSignal,
  ): Promise<Result<readonly RenderedFile[], RenderFailure>> {
    const member = this.memberFor(request);
    member.load += 1;
    member.document = request.document;
    try {
      return await member.renderer.render(request, signal);
    } finally {
      member.load -= 1;
    }
  }

  onModuleDestroy(): void {
    for (const { renderer } of this.members) renderer.onModuleDestroy();
  }

  private memberFor({ document }: RenderRequest): Member {
    const least = Math.min(...this.members.map(({ load }) => load));
    const [first, ...others] = this.members.filter(({ load }) => load === least);
    if (first === undefined) throw new RangeError('a pool has at least one renderer');
    return [first, ...others].find((member) => member.document === document) ?? first;
  }
}
