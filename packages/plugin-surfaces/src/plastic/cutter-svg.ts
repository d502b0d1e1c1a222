import { DOT_GEOMETRY, type Scene } from '@tastwerk/editor-core/scene';
import type { CrossSection, ManifoldToplevel } from 'manifold-3d';
import { sheetSections } from './cross-sections.js';
import { withBin } from './library.js';
import type { ReliefProfile } from './relief-profile.js';

/** A hundredth of a mm: finer than a cutter moves. */
const decimal = (value: number): string => String(Math.round(value * 100) / 100);

/** The outlines of an area; nothing for an empty one. */
function pathOf(area: CrossSection): string {
  const rings = area.toPolygons();
  if (rings.length === 0) return '';
  const outlines = rings.map((ring) => `M${ring.map(([x, y]) => `${decimal(x)} ${decimal(y)}`).join('L')}Z`);
  return `<path d="${outlines.join('')}"/>`;
}

/** Lines as laser cutters and plotters expect them: no area, red, thin. */
const CUT = 'fill="none" stroke="#ff0000" stroke-width="0.1"';

/**
 * A sheet as an SVG for cutters, in mm, with a layer for each height: what is cut of the sheet that is glued on first, what is cut of the one above it,
 * the dots of braille, and the outline of the plate. Layers have the names that Inkscape shows.
 */
export function cutterSvg(scene: Scene, { lowMm, highMm }: ReliefProfile, library: ManifoldToplevel): string {
  const { widthMm, heightMm } = scene;
  const radius = decimal(DOT_GEOMETRY.diameterMm / 2);
  const layer = (name: string, content: string): string =>
    `<g inkscape:groupmode="layer" id="${name}" inkscape:label="${name}" ${CUT}>${content}</g>`;
  const layers = withBin((keep) => {
    const { high, low, dots } = sheetSections(scene, library);
    const first = keep(library.CrossSection.union([keep(high), keep(low)]));
    return [
      layer('plate', `<path d="M0 0H${widthMm}V${heightMm}H0Z"/>`),
      layer(`height-${lowMm}mm`, pathOf(first)),
      // Where both are of one height, one sheet is cut.
      ...(highMm > lowMm ? [layer(`height-${highMm}mm`, pathOf(high))] : []),
      layer(
        'braille',
        dots.map(({ x, y }) => `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${radius}"/>`).join(''),
      ),
    ];
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ` +
    `width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}">\n${layers.join('\n')}\n</svg>\n`
  );
}
