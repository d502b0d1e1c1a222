import { type LucideIcon, Puzzle } from 'lucide-react';
import { useContributions } from '../../contributions/contributions-context.js';
import { iconOf } from '../../contributions/icons.js';

/** What stands for an object in lists, by its kind. */
export function useKindIcons(): (kind: string) => LucideIcon {
  const { kinds } = useContributions();
  return (kind) => iconOf(kinds[kind]?.icon ?? Puzzle);
}
