import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { EntitySchema } from 'typeorm';

/** One way to show a graphic. Title, description and numbers are those of its current version. */
export interface VariantRecord {
  readonly id: number;
  readonly graphicId: number;
  readonly userId: number;
  readonly derivedFrom: number | null;
  readonly title: string;
  readonly description: string;
  readonly public: boolean;
  readonly system: BrailleSystem;
  readonly graphicFormat: 'a4' | 'a3';
  readonly graphicLandscape: boolean;
  readonly graphicPages: number;
  readonly braillePages: number;
  readonly currentVersionId: number | null;
  readonly createdAt: Date;
}

/** The table of {@link VariantRecord}; its column `search` is written by SQL alone. */
export const VariantEntity = new EntitySchema<VariantRecord>({
  name: 'variant',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    graphicId: { name: 'graphic_id', type: 'integer' },
    userId: { name: 'user_id', type: 'integer' },
    derivedFrom: { name: 'derived_from', type: 'integer', nullable: true },
    title: { type: 'varchar', length: 300 },
    description: { type: 'text' },
    public: { type: 'boolean' },
    system: { type: 'varchar', length: 20 },
    graphicFormat: { name: 'graphic_format', type: 'varchar', length: 2 },
    graphicLandscape: { name: 'graphic_landscape', type: 'boolean' },
    graphicPages: { name: 'graphic_no_of_pages', type: 'integer' },
    braillePages: { name: 'braille_no_of_pages', type: 'integer' },
    currentVersionId: { name: 'current_version_id', type: 'integer', nullable: true },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
