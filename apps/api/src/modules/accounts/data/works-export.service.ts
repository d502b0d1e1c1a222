import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { RenderingFormat } from '@tastwerk/contracts';
import type { ZipFile } from 'yazl';
import type { Actor } from '../../../platform/http/actor.js';
import { AuthorshipService, type OwnVersion } from '../../catalogue/authorship.service.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import { readerOf } from '../../catalogue/reader.js';
import { FileService } from '../../rendering/files/file.service.js';

/** Files of a current version that go along; the others are made of the same document. */
const FORMATS = ['pdf', 'brf', 'rtf'] as const satisfies readonly RenderingFormat[];

/** Puts the published works of an account into a ZIP: each version as a document, the current ones with their files. */
@Injectable()
export class WorksExport {
  constructor(
    private readonly works: AuthorshipService,
    private readonly catalogue: CatalogueService,
    private readonly files: FileService,
  ) {}

  async addTo(zip: ZipFile, actor: Actor): Promise<void> {
    const list: Omit<OwnVersion, 'isCurrent'>[] = [];
    for await (const { isCurrent, ...version } of this.works.versionsOf(actor.id)) {
      list.push(version);
      const folder = `graphics/${version.graphicId}/variant-${version.variantId}`;
      const name = `${folder}/${version.fileName}`;
      addLazily(zip, `${name}.tastwerk.json`, async () => {
        const { document } = await this.catalogue.publishedVersion(version.id);
        return Readable.from([JSON.stringify(document, null, 2)]);
      });
      if (isCurrent) await this.addFiles(zip, name, version, actor);
    }
    addJson(zip, 'graphics.json', list);
  }

  /** Adds the files that are there; what is not made yet, or failed, is left out. */
  private async addFiles(
    zip: ZipFile,
    name: string,
    { variantId, fileName }: Pick<OwnVersion, 'variantId' | 'fileName'>,
    actor: Actor,
  ): Promise<void> {
    for (const format of FORMATS) {
      const file = await this.files.download({ variantId, format, fileName }, readerOf(actor));
      if (!file.ok) continue;
      addLazily(zip, `${name}.${format}`, async () => {
        const opened = await file.value.open();
        return opened.ok ? opened.value : Readable.from([]);
      });
    }
  }
}

/** Adds a file of JSON. */
export function addJson(zip: ZipFile, path: string, value: unknown): void {
  zip.addBuffer(Buffer.from(JSON.stringify(value, null, 2)), path);
}

/** Adds a file whose bytes are fetched when it is its turn, so that one at a time is in memory. */
function addLazily(zip: ZipFile, path: string, open: () => Promise<Readable>): void {
  zip.addReadStreamLazy(path, (give) => {
    open().then(
      (stream) => give(null, stream),
      (error: unknown) => give(error, Readable.from([])),
    );
  });
}
