import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last number of the papers of a year. */
@Entity('invoice_counter')
export class InvoiceCounterEntity {
  @PrimaryColumn({ type: 'smallint' })
  readonly year!: number;

  @Column({ type: 'integer' })
  readonly last!: number;
}
