import type { Address } from '@tastwerk/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address of a customer. Its fields are called as in the contract. */
@Entity('address')
export class AddressEntity implements Address {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly accountId!: number;

  @Column({ type: 'boolean' })
  readonly is_invoice_addr!: boolean;

  @Column({ type: 'varchar', length: 200 })
  readonly first_name!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly last_name!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly company_name!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly street!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly house_number!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly additional!: string;

  @Column({ type: 'varchar', length: 20 })
  readonly zip!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly city!: string;

  @Column({ type: 'varchar', length: 200 })
  readonly state!: string;

  /** ISO 3166-1, two letters. */
  @Column({ type: 'varchar', length: 2 })
  readonly country!: Address['country'];

  /** When its owner removed it from the list. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly inactiveAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;
}
