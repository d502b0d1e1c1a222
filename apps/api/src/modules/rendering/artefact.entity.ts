import type { RenderingFormat } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A file that a job made. */
@Entity('artefact')
export class ArtefactEntity {
  @PrimaryColumn({ type: 'varchar', length: 200 })
  readonly name!: string;

  @Column({ type: 'integer' })
  readonly versionId!: number;

  @Column({ type: 'varchar', length: 10 })
  readonly format!: RenderingFormat;

  @Column({ type: 'varchar', length: 100 })
  readonly mediaType!: string;

  @Column({ type: 'integer' })
  readonly sizeBytes!: number;

  /** Of its bytes, in hexadecimal digits. */
  @Column({ type: 'char', length: 64 })
  readonly sha256!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** Where it lies in the storage. */
  @Column({ type: 'varchar', length: 300 })
  readonly storageKey!: string;
}

/** A file that has just been made. */
export type NewArtefact = Omit<ArtefactEntity, 'createdAt'>;
