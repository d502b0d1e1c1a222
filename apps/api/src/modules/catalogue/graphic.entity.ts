import type { Graphic } from '@tastwerk/contracts';
import type { Translation } from '@tastwerk/editor-core';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import { EntitySchema } from 'typeorm';

/** What variants are variants of. */
export interface GraphicRecord extends PublicationTerms {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** What it is called in other languages. */
  readonly translations: readonly Translation[];
  /** Who published the first variant. */
  readonly userId: number;
  /** Whether it is shown; a hidden graphic hides all its variants. */
  readonly public: boolean;
  /** What opens a graphic with the visibility `link`; null for any other. */
  readonly linkKey: string | null;
  /** Whether others than its author could ever see it: then its licence cannot be taken back. */
  readonly wasShared: boolean;
  readonly createdAt: Date;
}

/** The table of {@link GraphicRecord}. */
export const GraphicEntity = new EntitySchema<GraphicRecord>({
  name: 'graphic',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    title: { type: 'varchar', length: 300 },
    description: { type: 'text' },
    translations: { type: 'jsonb' },
    userId: { name: 'user_id', type: 'integer' },
    public: { type: 'boolean', default: true },
    visibility: { type: 'varchar', length: 10 },
    licence: { type: 'varchar', length: 10 },
    linkKey: { name: 'link_key', type: 'char', length: 22, nullable: true },
    wasShared: { name: 'was_shared', type: 'boolean' },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});

/** A graphic as its author lists it, and as it is told. */
export type ListedGraphic = Omit<GraphicRecord, 'linkKey' | 'wasShared'>;

/** What the contract says of a graphic wherever it stands, its variants left out. */
export function graphicFields(graphic: ListedGraphic): Omit<Graphic, 'variants'> {
  const { id, title, description, translations, userId, visibility, licence, createdAt } = graphic;
  return {
    id,
    title,
    description,
    translations: [...translations],
    user_id: userId,
    visibility,
    licence,
    created_at: createdAt.toISOString(),
  };
}
