import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An address that an account was logged in to before, which may undo its change until it expires. No other account gets it meanwhile. */
@Entity('former_login')
export class FormerLoginEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  readonly id!: number;

  @Column({ type: 'integer' })
  readonly accountId!: number;

  @Column({ type: 'varchar', length: 254 })
  readonly email!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz' })
  readonly expiresAt!: Date;
}
