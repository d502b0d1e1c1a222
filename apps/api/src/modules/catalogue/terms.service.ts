import { Injectable, Logger } from '@nestjs/common';
import type { GraphicDetails } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { type PublicationTerms, termChoices } from '@tastwerk/editor-core/document';
import { type Transaction, Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/http/actor.js';
import type { ApiFailure } from '../../platform/http/api-failure.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { renderings } from '../rendering/renderings.js';
import { CatalogueService } from './catalogue.service.js';
import type { GraphicEntity } from './graphic.entity.js';
import { GraphicRepository } from './graphic.repository.js';
import { readerOf } from './reader.js';
import { refreshSearch } from './search/refresh-search.sql.js';
import { UnseenWorks } from './unseen-works.sql.js';
import { VariantJson } from './variant-json.sql.js';

/** Changes the terms of graphics for their authors, and deletes what is theirs alone. */
@Injectable()
export class TermsService {
  private readonly logger = new Logger(TermsService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly graphics: GraphicRepository,
    private readonly variantJson: VariantJson,
    private readonly unseen: UnseenWorks,
    private readonly jobs: Jobs,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The files name the licence and lead to the graphic, so they are made again. */
  async setTerms(
    id: number,
    { new_link: isNewLink, ...terms }: PublicationTerms & { readonly new_link: boolean },
    actor: Actor,
  ): Promise<Result<GraphicDetails, ApiFailure>> {
    const changed = await this.transactions.attempt<null, ApiFailure>(async (transaction) => {
      const graphic = await this.ownGraphic(transaction, id, actor);
      if (!graphic.ok) return graphic;
      const choices = termChoices(await this.graphics.past(graphic.value, transaction));
      if (!choices.visibilities.includes(terms.visibility) || !choices.licences.includes(terms.licence)) {
        return fail({ code: 'CATALOGUE_TERMS_FIXED' });
      }
      await this.graphics.setTerms(transaction, graphic.value, terms, isNewLink);
      await refreshSearch(transaction, [id]);
      const versions = await this.graphics.currentVersions(transaction, id);
      await this.jobs.order(transaction, renderings(versions), actor.id);
      return ok(null);
    });
    if (!changed.ok) return changed;
    this.logger.log({ actor: actor.id, graphicId: id, ...terms, isNewLink }, 'a graphic got other terms');
    return this.catalogue.graphic(id, readerOf(actor));
  }

  /** What others worked on, bought, or find in the catalogue stays. */
  async remove(id: number, actor: Actor): Promise<Result<null, ApiFailure>> {
    return this.transactions.attempt<null, ApiFailure>(async (transaction) => {
      const graphic = await this.ownGraphic(transaction, id, actor);
      if (!graphic.ok) return graphic;
      const isRemoved = await this.unseen.removeGraphic(transaction, id, actor.id);
      if (!isRemoved) return fail({ code: 'CATALOGUE_GRAPHIC_NEEDED' });
      this.logger.log({ actor: actor.id, graphicId: id }, 'a graphic was deleted by its author');
      return ok(null);
    });
  }

  /** The graphic, held until the transaction ends; one that `actor` cannot see is not there for them. */
  private async ownGraphic(
    transaction: Transaction,
    id: number,
    actor: Actor,
  ): Promise<Result<GraphicEntity, ApiFailure>> {
    const graphic = await this.graphics.lock(transaction, id);
    if (graphic?.userId === actor.id) return ok(graphic);
    const isSeen = (await this.variantJson.findVisibleOf(id, readerOf(actor))).length > 0;
    return fail({ code: isSeen ? 'CATALOGUE_AUTHOR_ONLY' : 'CATALOGUE_GRAPHIC_NOT_FOUND' });
  }
}
