import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of the storage that no row names; it is removed after a while. */
@Entity('file_garbage')
export class FileGarbageEntity {
  @PrimaryColumn({ type: 'varchar', length: 300 })
  readonly storageKey!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly since!: Date;
}
