import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A key that a publication was asked for with: it is carried out once. */
@Entity('publication')
export class PublicationEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly userId!: number;

  @PrimaryColumn({ type: 'uuid' })
  readonly idempotencyKey!: string;

  /** SHA-256 of what was asked, by which the same request is known again. */
  @Column({ type: 'char', length: 64 })
  readonly requestHash!: string;

  /** What came of it. */
  @Column({ type: 'integer', nullable: true })
  readonly versionId!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
