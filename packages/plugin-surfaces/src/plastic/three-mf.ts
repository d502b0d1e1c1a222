import { escapeXml } from '@tastwerk/render/svg';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Triangles } from './triangles.js';

/** A body of a 3MF file. */
export interface NamedBody {
  readonly name: string;
  readonly faces: Triangles;
}

const CONTENT_TYPES =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>';

const RELATIONSHIPS =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
  '<Relationship Target="/3D/3dmodel.model" Id="rel0" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>';

/** A tenth of a micrometre: finer than any printer, and corners that are one stay one. */
const decimal = (value: number): string => String(Math.round(value * 10_000) / 10_000);

function objectOf({ name, faces: { corners, triangles } }: NamedBody, id: number): string {
  const vertices: string[] = [];
  for (let at = 0; at < corners.length; at += 3) {
    const [x, y, z] = [corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0].map(decimal);
    vertices.push(`<vertex x="${x}" y="${y}" z="${z}"/>`);
  }
  const faces: string[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    faces.push(`<triangle v1="${triangles[at]}" v2="${triangles[at + 1]}" v3="${triangles[at + 2]}"/>`);
  }
  return `<object id="${id}" type="model" name="${escapeXml(name)}"><mesh><vertices>${vertices.join('')}</vertices><triangles>${faces.join('')}</triangles></mesh></object>`;
}

/** Between bodies on the plate of a printing program, in mm. */
const GAP_MM = 10;

/** The day of all files: that of writing must not change the bytes. */
const DATE = new Date(2026, 0, 1);

/** Where a body begins and ends in x, and where it begins in y, in mm. */
function extentOf({ corners }: Triangles) {
  let [left, right, bottom] = [Infinity, -Infinity, Infinity];
  for (let at = 0; at < corners.length; at += 3) {
    const [x = 0, y = 0] = [corners[at], corners[at + 1]];
    left = Math.min(left, x);
    right = Math.max(right, x);
    bottom = Math.min(bottom, y);
  }
  return { left, right, bottom };
}

/** Bodies as 3MF (core specification 1.3), in mm, each beside the one before. */
export function threeMfFile(title: string, bodies: readonly NamedBody[]): Uint8Array {
  let next = 0;
  const items = bodies.map(({ faces }, index) => {
    const { left, right, bottom } = extentOf(faces);
    const place = [next - left, -bottom].map((value) => decimal(value + 0)).join(' ');
    next += right - left + GAP_MM;
    return `<item objectid="${index + 1}" transform="1 0 0 0 1 0 0 0 1 ${place} 0"/>`;
  });
  const model = `<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xml:lang="en" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02"><metadata name="Title">${escapeXml(title)}</metadata><metadata name="Application">Tastwerk</metadata><resources>${bodies.map((body, index) => objectOf(body, index + 1)).join('')}</resources><build>${items.join('')}</build></model>`;
  const files: Zippable = {
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(RELATIONSHIPS),
    '3D/3dmodel.model': strToU8(model),
  };
  return zipSync(files, { mtime: DATE, level: 6 });
}
