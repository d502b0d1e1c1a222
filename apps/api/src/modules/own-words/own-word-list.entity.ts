import type { OwnWordList } from '@tastwerk/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Words that are written in braille otherwise than a table says: of an account, or of the installation. */
@Entity('own_word_list')
export class OwnWordListEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  /** Null for the list of the installation. */
  @Column({ type: 'integer', nullable: true })
  readonly accountId!: number | null;

  /** Counts the changes. */
  @Column({ type: 'integer' })
  readonly revision!: number;

  @Column({ type: 'jsonb' })
  readonly words!: OwnWordList['words'];

  @Column({ type: 'timestamptz' })
  readonly storedAt!: Date;
}
