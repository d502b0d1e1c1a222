import { useContributions } from './contributions-context.js';
import type { SlotId } from './editor-plugin.js';
import { PlainPart } from './part-view.js';

/** The parts that plugins put into a place of the workspace. */
export function Slot({ id }: { readonly id: SlotId }) {
  return useContributions()
    .slot(id)
    .map(({ id: name, Content }) => <PlainPart key={name} part={Content} />);
}
