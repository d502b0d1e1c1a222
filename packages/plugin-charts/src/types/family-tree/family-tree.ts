import type { ImageDescription } from '@tastwerk/editor-core';
import { z } from 'zod';
import { boxSize, drawBox } from '../../figures/boxes.js';
import { Drawing } from '../../figures/drawing.js';
import { nodesOf, type OutlineNode, outlineText, readOutline, tellOutline } from '../../figures/outline.js';
import { brokenTexts, type Words, wordsOf } from '../../figures/words.js';
import { LINE_MM } from '../../sheet/draw.js';
import { baseFields } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';

const familyTreeSchema = z.strictObject({
  type: z.literal('family-tree'),
  ...baseFields,
  /** A person or a couple in each line; children are indented below their parents. */
  text: outlineText.default('A\n  B\n  C'),
  /** Generations below each other where they have room and else beside each other, or as it is said here. */
  direction: z.enum(['auto', 'down', 'right']).default('auto'),
});

/** A tree of people, or of anything that divides. */
export type FamilyTreeSpec = z.infer<typeof familyTreeSchema>;

/** Between boxes beside each other, and between generations, in mm. */
const BESIDE_MM = 8;
const BELOW_MM = 20;
/** Between rows of boxes and how far children stand to the right of their parents, where generations go to the right, in mm. */
const ROW_MM = 6;
const INDENT_MM = 22;
/** Widths in mm at which names break into lines, widest first. */
const WIDTHS_MM = [Infinity, 70, 50, 36, 1] as const;

/** A person with the room of all descendants. */
interface Branch {
  readonly words: Words;
  readonly size: ReturnType<typeof boxSize>;
  readonly children: readonly Branch[];
  /** Width of the box and of all below it, beside each other. */
  readonly span: number;
}

function branchOf(sheet: Sheet, { text, children }: OutlineNode, mostMm: number): Branch {
  const words = wordsOf(sheet, { text }, mostMm);
  const own = children.map((child) => branchOf(sheet, child, mostMm));
  const size = boxSize(words);
  return { words, size, children: own, span: Math.max(size.width, spanOf(own)) };
}

const spanOf = (branches: readonly Branch[]): number =>
  branches.reduce((sum, { span }) => sum + span, 0) + Math.max(0, branches.length - 1) * BESIDE_MM;

/** Heights of the generations, the oldest first. */
function generations(branches: readonly Branch[]): readonly number[] {
  if (branches.length === 0) return [];
  const below = generations(branches.flatMap(({ children }) => children));
  return [Math.max(...branches.map(({ size }) => size.height)), ...below];
}

/** Draws generations below each other; false where they are too wide or too high. */
function drawDown(nodes: readonly OutlineNode[], sheet: Sheet, drawing: Drawing): boolean {
  const { area } = sheet;
  for (const mostMm of WIDTHS_MM) {
    const branches = nodes.map((node) => branchOf(sheet, node, mostMm));
    const heights = generations(branches);
    const high = heights.reduce((sum, height) => sum + height, 0) + (heights.length - 1) * BELOW_MM;
    if (spanOf(branches) > area.width - 2 || high > area.height - 2) continue;
    const row = (depth: number): number =>
      area.y + 1 + heights.slice(0, depth).reduce((sum, height) => sum + height + BELOW_MM, 0);
    const draw = (own: readonly Branch[], left: number, depth: number, role: string): readonly number[] => {
      let x = left;
      return own.map((branch, index) => {
        const { size, words, children, span } = branch;
        const name = `${role}${index}`;
        const from = x + (span - spanOf(children)) / 2;
        x += span + BESIDE_MM;
        const centres = draw(children, from, depth + 1, `${name}.`);
        const [first, last] = [centres[0], centres.at(-1)];
        const between =
          first === undefined || last === undefined ? from + spanOf(children) / 2 : (first + last) / 2;
        // A child that stands almost below its parents stands right below them: a small step in a line is felt as a fault.
        const below = centres.find((centre) => Math.abs(centre - between) <= (span - size.width) / 2);
        const middle = below ?? between;
        const y = row(depth);
        const bottom = y + size.height;
        drawBox(drawing, `box ${name}`, words, { x: middle - size.width / 2, y, ...size });
        if (first === undefined || last === undefined) return middle;
        const bus = row(depth + 1) - BELOW_MM / 2;
        drawing.line(
          `stem ${name}`,
          { x: middle, y: bottom },
          { x: middle, y: centres.length === 1 ? row(depth + 1) : bus },
          { borderWidth: LINE_MM.axis },
        );
        if (centres.length === 1) return middle;
        drawing.line(`bus ${name}`, { x: first, y: bus }, { x: last, y: bus }, { borderWidth: LINE_MM.axis });
        centres.forEach((centre, child) =>
          drawing.line(
            `drop ${name}.${child}`,
            { x: centre, y: bus },
            { x: centre, y: row(depth + 1) },
            { borderWidth: LINE_MM.axis },
          ),
        );
        return middle;
      });
    };
    draw(branches, area.x + (area.width - spanOf(branches)) / 2, 0, '');
    return true;
  }
  return false;
}

/** Draws each person in a row of its own, children to the right of their parents; false where they are too many or too wide. */
function drawRight(nodes: readonly OutlineNode[], sheet: Sheet, drawing: Drawing): boolean {
  const { area } = sheet;
  for (const mostMm of WIDTHS_MM) {
    const branches = nodes.map((node) => branchOf(sheet, node, mostMm));
    const all = (
      own: readonly Branch[],
      depth: number,
    ): readonly { readonly branch: Branch; readonly depth: number }[] =>
      own.flatMap((branch) => [{ branch, depth }, ...all(branch.children, depth + 1)]);
    const rows = all(branches, 0);
    const high = rows.reduce((sum, { branch }) => sum + branch.size.height + ROW_MM, -ROW_MM);
    const wide = Math.max(...rows.map(({ branch, depth }) => depth * INDENT_MM + branch.size.width));
    if (wide > area.width - 2 || high > area.height - 2) continue;
    let y = area.y + 1;
    const draw = (own: readonly Branch[], depth: number, role: string): readonly number[] =>
      own.map(({ size, words, children }, index) => {
        const name = `${role}${index}`;
        const [x, top] = [area.x + 1 + depth * INDENT_MM, y];
        drawBox(drawing, `box ${name}`, words, { x, y: top, ...size });
        y += size.height + ROW_MM;
        const middles = draw(children, depth + 1, `${name}.`);
        const last = middles.at(-1);
        if (last !== undefined) {
          const stem = x + INDENT_MM / 2 - 1;
          drawing.line(
            `stem ${name}`,
            { x: stem, y: top + size.height },
            { x: stem, y: last },
            { borderWidth: LINE_MM.axis },
          );
          middles.forEach((middle, child) =>
            drawing.line(
              `branch ${name}.${child}`,
              { x: stem, y: middle },
              { x: x + INDENT_MM, y: middle },
              { borderWidth: LINE_MM.axis },
            ),
          );
        }
        return top + size.height / 2;
      });
    draw(branches, 0, '');
    return true;
  }
  return false;
}

function layOut(spec: FamilyTreeSpec, sheet: Sheet): LaidOut {
  const nodes = readOutline(spec.text);
  const ways =
    spec.direction === 'down' ? [drawDown] : spec.direction === 'right' ? [drawRight] : [drawDown, drawRight];
  for (const way of ways) {
    const drawing = new Drawing(sheet);
    if (way(nodes, sheet, drawing))
      return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
  }
  return {
    objects: [],
    textures: [],
    strokes: [],
    notes: [{ code: 'figure-no-room', params: {}, isOpen: true }],
  };
}

function describe({ language, title, text }: FamilyTreeSpec): ImageDescription {
  const nodes = readOutline(text);
  const count = nodesOf(nodes).length;
  const kind = language === 'de' ? 'Stammbaum' : 'Family tree';
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${language === 'de' ? `${count} Einträge in Kästen, mit Linien verbunden` : `${count} entries in boxes joined by lines`}.`,
    details: tellOutline(nodes).join('\n'),
  };
}

/** A family tree. */
export const familyTree: ChartType<FamilyTreeSpec> = {
  schema: familyTreeSchema,
  sample: (language) => ({
    type: 'family-tree',
    title: language === 'de' ? 'Familie Bauer' : 'The Baker family',
    language,
    text: 'Anna + Karl\n  Maria + Paul\n    Tom\n    Lea\n  Jonas\n  Eva + Ben\n    Mia',
    direction: 'auto',
  }),
  paper: () => 'landscape',
  texts: ({ text }) => brokenTexts(nodesOf(readOutline(text)).map((node) => node.text)),
  layOut,
  describe,
};
