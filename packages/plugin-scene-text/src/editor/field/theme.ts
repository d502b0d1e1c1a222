import { EditorView } from '@codemirror/view';

/** The looks of the field, from the measures and colours of the kit. */
export const fieldTheme = EditorView.theme({
  '&': {
    height: '100%',
    color: 'var(--tw-ink)',
    backgroundColor: 'var(--tw-raised)',
    fontSize: 'var(--tw-control-text)',
  },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.5', overflowX: 'hidden' },
  '.cm-content': { padding: 'var(--tw-space-2) 0', caretColor: 'var(--tw-ink)' },
  // Wrapped text is indented, so that each new line is easy to find.
  '.cm-line': {
    padding: '0 var(--tw-space-2) 0 var(--tw-space-4)',
    textIndent: 'calc(-1 * var(--tw-space-2))',
  },
  '.cm-gutters': {
    color: 'var(--tw-ink-soft)',
    backgroundColor: 'var(--tw-sunken)',
    borderRight: '1px solid var(--tw-line)',
    fontSize: 'var(--tw-text-xs)',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 var(--tw-space-1)', minWidth: '1.5rem' },
  '.cm-gutterElement': { lineHeight: 'calc(1.5 * var(--tw-control-text))' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { boxShadow: 'inset 2px 0 var(--tw-ink)' },
  '.cm-activeLineGutter': { color: 'var(--tw-ink)', backgroundColor: 'transparent', fontWeight: '600' },
  '.cm-selected-object, &.cm-focused .cm-selected-object': {
    backgroundColor: 'var(--tw-accent-wash)',
    boxShadow: 'inset 3px 0 var(--tw-accent)',
  },
  '.cm-problem': {
    textDecoration: 'underline wavy var(--tw-danger)',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.2em',
  },
  '.cm-problem-sentence': {
    padding: 'var(--tw-space-1) var(--tw-space-2) var(--tw-space-1) var(--tw-space-4)',
    color: 'var(--tw-danger)',
    backgroundColor: 'var(--tw-danger-wash)',
    fontSize: 'var(--tw-text-xs)',
  },
  '.cm-foldPlaceholder': {
    margin: '0 var(--tw-space-1)',
    padding: '0 var(--tw-space-1)',
    color: 'var(--tw-ink-soft)',
    backgroundColor: 'var(--tw-sunken)',
    border: '1px solid var(--tw-line-strong)',
    borderRadius: 'var(--tw-radius-s)',
    textIndent: '0',
  },
  '.cm-tooltip': {
    color: 'var(--tw-ink)',
    backgroundColor: 'var(--tw-raised)',
    border: '1px solid var(--tw-line-strong)',
    borderRadius: 'var(--tw-radius-m)',
    boxShadow: 'var(--tw-shadow-floating)',
    zIndex: 'var(--tw-layer-overlay)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'inherit',
    maxHeight: '14rem',
    maxWidth: 'min(24rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    padding: 'var(--tw-space-1) var(--tw-space-2)',
    textIndent: '0',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    color: 'var(--tw-on-accent)',
    backgroundColor: 'var(--tw-accent)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '@media (forced-colors: active)': {
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      forcedColorAdjust: 'none',
    },
    '.cm-selected-object': { outline: '1px solid Highlight' },
  },
});
