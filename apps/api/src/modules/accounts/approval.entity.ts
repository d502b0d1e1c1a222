import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address, or all of a domain, whose accounts may order. */
@Entity('approval')
export class ApprovalEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  /** An e-mail address, or `@` and a domain. */
  @Column({ type: 'varchar', length: 254 })
  readonly pattern!: string;

  @Column({ type: 'varchar', length: 300, default: '' })
  readonly note!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
