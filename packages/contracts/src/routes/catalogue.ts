import { brailleRoutes } from './catalogue/braille.js';
import { findingRoutes } from './catalogue/finding.js';
import { historyRoutes } from './catalogue/history.js';
import { moderationRoutes } from './catalogue/moderation.js';
import { publishingRoutes } from './catalogue/publishing.js';

/** The catalogue: finding graphics, publishing them, their versions, and keeping all of it in order. */
export const catalogueRoutes = {
  ...findingRoutes,
  ...publishingRoutes,
  ...historyRoutes,
  ...brailleRoutes,
  ...moderationRoutes,
} as const;
