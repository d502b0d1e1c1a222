import type { Right, User } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** How far a change request is. */
export type ChangeRequestState = 'open' | 'accepted' | 'refused' | 'withdrawn' | 'expired';

/** A change of an admin's account that waits for a second admin, or did. An account has one open at most. */
@Entity('admin_change_request')
export class AdminChangeRequestEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  /** The account that is to change. */
  @Column({ type: 'integer' })
  readonly accountId!: number;

  @Column({ type: 'integer', nullable: true })
  readonly proposerId!: number | null;

  /** The new role; null where it stays. */
  @Column({ type: 'smallint', nullable: true })
  readonly role!: User['role'] | null;

  /** All rights afterwards; null where they stay. */
  @Column({ type: 'text', array: true, nullable: true })
  readonly rights!: Right[] | null;

  @Column({ type: 'boolean', nullable: true })
  readonly blocked!: boolean | null;

  @Column({ type: 'boolean' })
  readonly erases!: boolean;

  @Column({ type: 'smallint' })
  readonly roleBefore!: User['role'];

  @Column({ type: 'text', array: true })
  readonly rightsBefore!: Right[];

  @Column({ type: 'boolean' })
  readonly blockedBefore!: boolean;

  @Column({ type: 'varchar', length: 12, default: 'open' })
  readonly state!: ChangeRequestState;

  @Column({ type: 'integer', nullable: true })
  readonly decidedBy!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz' })
  readonly expiresAt!: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readonly decidedAt!: Date | null;
}
