import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { ParamsOf, RenderingFormat } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { artefactFileName, thumbnailFileName } from '@tastwerk/render';
import { type ByteRange, FileStorage } from '../../../platform/files/file-storage.js';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { CatalogueService } from '../../catalogue/catalogue.service.js';
import type { Reader } from '../../catalogue/reader.js';
import { ArtefactRepository } from '../artefact.repository.js';
import { RenderingProgress } from '../rendering-progress.service.js';

/** A file that may be handed out. `open` is called only when the client has no fresh copy. */
export interface OfferedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** SHA-256 of its bytes in hexadecimal digits. */
  readonly sha256: string;
  /** Whether everybody may have it, so that caches between may keep it. */
  readonly isPublic: boolean;
  /** Its bytes, or a part of them. */
  open(range?: ByteRange): Promise<Result<Readable, ApiFailure>>;
}

/** Pictures of single pages carry the page behind the version's name. */
const PAGE = /-p\d+$/;

/** Finds files of versions for those who may see the variant. Names are looked up, never made into paths. */
@Injectable()
export class FileService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly artefacts: ArtefactRepository,
    private readonly states: RenderingProgress,
    private readonly storage: FileStorage,
  ) {}

  async download(
    { variantId, format, fileName }: ParamsOf<'download'>,
    reader: Reader,
  ): Promise<Result<OfferedFile, ApiFailure>> {
    const version =
      (await this.catalogue.versionByFileName(fileName, reader)) ??
      (await this.catalogue.versionByFileName(fileName.replace(PAGE, ''), reader));
    if (version?.variantId !== variantId) return fail({ code: 'FILE_NOT_FOUND' });
    return this.offer(artefactFileName(format, fileName), format, version.versionId, version.isPublic);
  }

  touchPage(fileName: string, reader: Reader): Promise<Result<OfferedFile, ApiFailure>> {
    return this.ofVersion(fileName, reader, artefactFileName('html', fileName), 'html');
  }

  thumbnail(
    { fileName, size, page }: ParamsOf<'thumbnail'>,
    reader: Reader,
  ): Promise<Result<OfferedFile, ApiFailure>> {
    return this.ofVersion(fileName, reader, thumbnailFileName(fileName, size, page), 'png');
  }

  /** The file called `name` of the version whose files are called `fileName`. */
  private async ofVersion(
    fileName: string,
    reader: Reader,
    name: string,
    format: RenderingFormat,
  ): Promise<Result<OfferedFile, ApiFailure>> {
    const version = await this.catalogue.versionByFileName(fileName, reader);
    if (version === undefined) return fail({ code: 'FILE_NOT_FOUND' });
    return this.offer(name, format, version.versionId, version.isPublic);
  }

  private async offer(
    name: string,
    format: RenderingFormat,
    versionId: number,
    isPublic: boolean,
  ): Promise<Result<OfferedFile, ApiFailure>> {
    const artefact = await this.artefacts.find(name, versionId);
    if (artefact === null) {
      const job = (await this.states.progress(versionId)).find((rendering) => rendering.format === format);
      const isComing = job?.state === 'queued' || job?.state === 'running';
      return fail({ code: isComing ? 'FILE_NOT_READY' : 'FILE_NOT_FOUND' });
    }
    const { mediaType, sizeBytes, sha256, storageKey } = artefact;
    const open = async (range?: ByteRange): Promise<Result<Readable, ApiFailure>> => {
      const stream = await this.storage.read(storageKey, range);
      return stream === undefined
        ? fail({ code: 'FILE_NOT_FOUND', detail: `${name} is missing in the storage` })
        : ok(stream);
    };
    return ok({ name, mediaType, sizeBytes, sha256, isPublic, open });
  }
}
