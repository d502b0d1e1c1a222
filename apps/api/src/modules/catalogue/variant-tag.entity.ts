import { Entity, PrimaryColumn } from 'typeorm';

/** A tag that a variant has. */
@Entity('variant_tag')
export class VariantTagEntity {
  @PrimaryColumn({ type: 'integer' })
  readonly variantId!: number;

  @PrimaryColumn({ type: 'integer' })
  readonly tagId!: number;
}
