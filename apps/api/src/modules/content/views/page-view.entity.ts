import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a page was looked at on a day. */
@Entity('page_view')
export class PageViewEntity {
  /** As YYYY-MM-DD. */
  @PrimaryColumn({ type: 'date' })
  readonly day!: string;

  @PrimaryColumn({ type: 'varchar', length: 200 })
  readonly path!: string;

  @Column({ type: 'integer' })
  readonly views!: number;
}
