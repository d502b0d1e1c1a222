import { useContributions } from './contributions-context.js';
import type { SlotId } from './editor-plugin.js';
import { PartView } from './part-view.js';

const NO_PROPS = {};

/** The parts that plugins put into a place of the workspace. */
export function Slot({ id }: { readonly id: SlotId }) {
  return useContributions()
    .slot(id)
    .map(({ id: name, Content }) => <PartView key={name} part={Content} props={NO_PROPS} />);
}
