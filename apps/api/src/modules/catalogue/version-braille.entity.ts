import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The braille of a version as it was translated when it was published, for its files. */
@Entity('version_braille')
export class VersionBrailleEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly versionId!: number;

  /** Version of the tables. */
  @Column({ type: 'text' })
  readonly checkedBy!: string;

  /** As `handed-braille.ts` writes it. */
  @Column({ type: 'text' })
  readonly braille!: string;
}
