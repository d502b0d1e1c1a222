import { EntitySchema } from 'typeorm';

/** What variants are variants of. */
export interface GraphicRecord {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** Who published the first variant. */
  readonly userId: number;
  /** Whether it is shown; a hidden graphic hides all its variants. */
  readonly public: boolean;
  readonly createdAt: Date;
}

/** The table of {@link GraphicRecord}. */
export const GraphicEntity = new EntitySchema<GraphicRecord>({
  name: 'graphic',
  columns: {
    id: { type: 'integer', primary: true, generated: 'increment' },
    title: { type: 'varchar', length: 300 },
    description: { type: 'text' },
    userId: { name: 'user_id', type: 'integer' },
    public: { type: 'boolean', default: true },
    createdAt: { name: 'created_at', type: 'timestamptz', createDate: true },
  },
});
