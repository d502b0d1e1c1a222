import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ErrorSide } from './error-group.entity.js';

/** How many errors a day had. */
@Entity('error_day')
export class ErrorDayEntity {
  @PrimaryColumn({ type: 'date' })
  readonly day!: string;

  @PrimaryColumn({ type: 'varchar', length: 10 })
  readonly side!: ErrorSide;

  @Column({ type: 'integer' })
  readonly count!: number;
}
