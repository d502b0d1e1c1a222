import { RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks the lines of the objects that are selected: where each begins, in their order. */
export const showSelected = StateEffect.define<readonly number[]>();

const selectedLine = Decoration.line({ class: 'cm-selected-object' });

/** The lines of the objects that are selected in the drawing. */
export const selectedLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { changes, effects }) {
    let result = lines.map(changes);
    for (const effect of effects) {
      if (!effect.is(showSelected)) continue;
      const builder = new RangeSetBuilder<Decoration>();
      for (const from of effect.value) builder.add(from, from, selectedLine);
      result = builder.finish();
    }
    return result;
  },
  provide: (field) => EditorView.decorations.from(field),
});
