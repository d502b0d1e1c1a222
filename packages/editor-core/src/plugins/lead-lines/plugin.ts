import { definePlugin } from '../../kernel/plugin.js';
import { followLeadLines } from './follow-lead-lines.js';

/** Lines that lead from labels to what they name and follow both. */
export const leadLines = definePlugin({
  id: 'lead-lines',
  version: '1.0.0',
  isInFormat: true,
  requires: ['labels', 'paths'],
  follow: followLeadLines,
});
