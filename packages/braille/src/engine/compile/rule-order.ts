import type { BackOpcode } from '../model/back-table.js';

interface Ordered {
  readonly opcode: BackOpcode;
}

/** Whether a rule defines a character: rules that say more of it come before such a rule. */
export function isDefinition({ opcode }: Ordered): boolean {
  return opcode === 'space' || opcode === 'definition';
}

/** Of rules of the same length those for any place come after those with a condition. */
export function rankOf({ opcode }: Ordered): number {
  return opcode === 'always' ? 1 : 0;
}
