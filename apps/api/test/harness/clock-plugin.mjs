import { definePlugin } from '@tastwerk/editor-core';
import { shapes } from '@tastwerk/editor-core/plugins';
import { z } from 'zod';

const { rect } = shapes.kinds;

/** A plugin from outside: clocks, which are drawn as squares and know how late it is. */
export default definePlugin({
  id: 'clock',
  version: '1.0.0',
  requires: ['shapes'],
  kinds: {
    clock: {
      ...rect,
      schema: z.strictObject({ ...rect.schema.shape, type: z.literal('clock'), minutes: z.number() }),
      create: (input) => ({ ...rect.create(input), type: 'clock', minutes: 0, ...input }),
    },
  },
});
