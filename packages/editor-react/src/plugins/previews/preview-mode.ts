import { Contrast, Grip, type LucideIcon, Mountain, Printer } from 'lucide-react';

/** The view of the previews, by its name. */
export const PREVIEW_VIEW = 'preview';

/** What a preview shows: the sheet as it is printed, as it swells, what swells alone, or the braille pages as they are embossed. */
export const PREVIEW_MODES = ['print', 'relief', 'black', 'embossed'] as const;

/** One of {@link PREVIEW_MODES}. */
export type PreviewMode = (typeof PREVIEW_MODES)[number];

/** The sign of each mode. */
export const PREVIEW_ICONS: Readonly<Record<PreviewMode, LucideIcon>> = {
  print: Printer,
  relief: Mountain,
  black: Contrast,
  embossed: Grip,
};

/** The mode called `name`; the relief for any other name. */
export function previewModeOf(name: string | undefined): PreviewMode {
  return PREVIEW_MODES.find((mode) => mode === name) ?? 'relief';
}
