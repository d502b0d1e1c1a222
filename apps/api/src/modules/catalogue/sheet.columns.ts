import { type BrailleSystem, SYSTEM_LENGTH_MAX } from '@tastwerk/editor-core/braille';
import { Column } from 'typeorm';

/** What the tables of variants, versions and lines of orders say alike about a sheet. */
export abstract class SheetColumns {
  @Column({ type: 'varchar', length: SYSTEM_LENGTH_MAX })
  readonly system!: BrailleSystem;

  @Column({ type: 'varchar', length: 2 })
  readonly graphicFormat!: 'a4' | 'a3';

  @Column({ type: 'boolean' })
  readonly graphicLandscape!: boolean;

  @Column({ name: 'graphic_no_of_pages', type: 'integer' })
  readonly graphicPages!: number;
}
