import { useContributions } from '../contributions/contributions-context.js';
import type { BarContribution } from '../contributions/editor-plugin.js';
import { PlainPart } from '../contributions/part-view.js';
import { ActionButton } from '../parts/action-button.js';

interface BarProps {
  readonly bar: BarContribution['bar'];
  readonly tooltipPlacement?: 'right' | 'bottom';
}

/** The buttons and other parts that plugins put into a part of a bar. */
export function Bar({ bar, tooltipPlacement = 'bottom' }: BarProps) {
  const { bars } = useContributions();
  return bars.map(({ id, bar: place, action, Content }) => {
    if (place !== bar) return null;
    if (action) return <ActionButton key={id} action={action} tooltipPlacement={tooltipPlacement} />;
    return Content ? <PlainPart key={id} part={Content} /> : null;
  });
}
