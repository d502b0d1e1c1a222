import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A customer who withdraws from a contract. */
@Entity('withdrawal')
export class WithdrawalEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'varchar', length: 200 })
  readonly name!: string;

  /** What the customer says of the contract. */
  @Column({ type: 'varchar', length: 200 })
  readonly contract!: string;

  @Column({ type: 'varchar', length: 254 })
  readonly email!: string;

  @Column({ type: 'varchar', length: 1000 })
  readonly message!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  /** When it was known that the address is the customer's: as that of the order, or by the link that was sent there. */
  @Column({ type: 'timestamptz', nullable: true })
  readonly confirmedAt!: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  readonly settledAt!: Date | null;

  @Column({ type: 'integer', nullable: true })
  readonly orderId!: number | null;
}
