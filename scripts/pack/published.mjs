import { WORKSPACES } from '../setup/workspaces.mjs';

/** The packages that are published: those below `packages/` that are not private. */
export const PUBLISHED = WORKSPACES.filter(
  ({ folder, manifest }) => folder.startsWith('packages/') && !manifest.private,
);
