import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Which part of the product an error comes from. */
export type ErrorSide = 'frontend' | 'backend';

/** Errors that are one: of the same type at the same place. */
@Entity('error_group')
export class ErrorGroupEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 10 })
  readonly side!: ErrorSide;

  /** SHA-256 of type and place, in hexadecimal digits. */
  @Column({ type: 'char', length: 64 })
  readonly fingerprint!: string;

  @Column({ type: 'varchar', length: 100 })
  readonly type!: string;

  @Column({ type: 'varchar', length: 1000 })
  readonly message!: string;

  @Column({ type: 'text' })
  readonly stack!: string;

  @Column({ type: 'varchar', length: 300 })
  readonly place!: string;

  @Column({ type: 'varchar', length: 100 })
  readonly device!: string;

  @Column({ type: 'varchar', length: 50 })
  readonly frontendVersion!: string;

  @Column({ type: 'varchar', length: 50 })
  readonly backendVersion!: string;

  @Column({ type: 'integer' })
  readonly count!: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly firstSeenAt!: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  readonly lastSeenAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly resolvedAt!: Date | null;

  @Column({ type: 'integer', nullable: true })
  readonly resolvedBy!: number | null;
}
