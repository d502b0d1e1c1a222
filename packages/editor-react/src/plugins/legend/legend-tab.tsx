import { LegendPanel } from './legend-panel.js';
import { useLegendView } from './use-legend-view.js';

/** The tab for the legend of the page that is shown. */
export function LegendTab() {
  const view = useLegendView();
  return view && <LegendPanel {...view} />;
}
