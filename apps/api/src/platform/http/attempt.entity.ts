import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often something was tried that is counted, such as a password. */
@Entity('attempt')
export class AttemptEntity {
  /** SHA-256 of what is counted. */
  @PrimaryColumn({ type: 'bytea' })
  readonly key!: Buffer;

  @Column({ type: 'integer' })
  readonly count!: number;

  /** When counting begins again. */
  @Column({ type: 'timestamptz' })
  readonly windowEnds!: Date;
}
