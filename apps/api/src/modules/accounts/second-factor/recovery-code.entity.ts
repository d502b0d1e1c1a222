import { Entity, PrimaryColumn } from 'typeorm';

/** A recovery code that was not used yet, by its SHA-256; the code itself is kept nowhere. */
@Entity('recovery_code')
export class RecoveryCodeEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly accountId!: number;

  @PrimaryColumn({ type: 'bytea' })
  readonly codeHash!: Buffer;
}
