import type { Command } from '../../../commands/command-set.js';
import { LIMITS } from '../../../values/limits.js';
import { type Box, wayInto } from '../../../geometry/box.js';
import { rounded } from '../../../proofing/figures.js';

/** How far `box` keeps inside `area` at its nearest side, in mm; negative when it sticks out. */
export function clearanceIn(area: Box, box: Box): number {
  return Math.min(
    box.x - area.x,
    box.y - area.y,
    area.x + area.width - box.x - box.width,
    area.y + area.height - box.y - box.height,
  );
}

/** The command that moves an object whose marks fill `box` into `area`; none when it is too large for that or too far off. */
export function moveInto(area: Box, box: Box, uuid: string): { readonly fix?: Command } {
  if (box.width > area.width || box.height > area.height) return {};
  const way = wayInto(area, box);
  const [dx, dy] = [rounded(way.x), rounded(way.y)];
  if (Math.max(Math.abs(dx), Math.abs(dy)) > LIMITS.coordinateMm) return {};
  return { fix: { type: 'move-objects', uuids: [uuid], dx, dy } };
}
