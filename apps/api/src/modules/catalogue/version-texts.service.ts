import { Injectable } from '@nestjs/common';
import { canonicalJson } from '@tastwerk/editor-core';
import { CatalogueService } from './catalogue.service.js';
import { hashOfText } from './document-intake.service.js';
import { VersionBrailleRepository } from './version-braille.repository.js';

/** What a version is rendered from, as text. */
export interface VersionText {
  readonly document: string;
  readonly fileName: string;
  /** The lines of the document in braille. Where they are there, the document is the one that was checked with them. */
  readonly braille?: string;
}

/** Tells what versions are rendered from, with what is known of their documents since they were checked. */
@Injectable()
export class VersionTexts {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly braille: VersionBrailleRepository,
  ) {}

  async of(versionId: number): Promise<VersionText> {
    const { document, hash, fileName } = await this.catalogue.publishedVersion(versionId);
    const braille = await this.braille.find(versionId);
    const text = canonicalJson(document);
    const isAsChecked = braille !== undefined && hashOfText(text) === hash;
    return { document: text, fileName, ...(isAsChecked ? { braille } : {}) };
  }

  /** Forgets the braille of versions but those that are `waiting` for their files. */
  clear(waiting: readonly number[]): Promise<void> {
    return this.braille.clear(waiting);
  }
}
