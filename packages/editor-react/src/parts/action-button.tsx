import { IconButton, ToggleButton } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useKeyText } from '../contributions/use-key-text.js';
import { type EditorAction, isAvailable } from '../state/editor-action.js';
import { useEditor } from '../state/editor-context.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';

interface ActionButtonProps {
  readonly action: EditorAction;
  readonly tooltipPlacement?: 'right' | 'bottom';
}

/** Size of icons in bars, in CSS px. */
const ICON_PX = 18;

/** A button in a bar for one action, with its name, state and shortcut. */
export function ActionButton({ action, tooltipPlacement = 'bottom' }: ActionButtonProps) {
  const { t } = useTranslation('editor');
  const { run } = useEditor();
  const { kinds } = useEditorStore();
  const isEnabled = useEditorState((state) => isAvailable(action, state, kinds));
  const isPressed = useEditorState((state) => action.isPressed?.(state) ?? false);
  const shortcut = useKeyText()(action);
  const Icon = action.icon;
  const shared = {
    label: t(action.labelKey),
    icon: <Icon size={ICON_PX} />,
    isDisabled: !isEnabled,
    tooltipPlacement,
    ...(shortcut === undefined ? {} : { shortcut }),
  };
  return action.isPressed ? (
    <ToggleButton {...shared} isIconOnly isSelected={isPressed} onChange={() => run(action)} />
  ) : (
    <IconButton {...shared} onPress={() => run(action)} />
  );
}
