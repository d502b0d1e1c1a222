import type { PageObject } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { readingOrder } from '@tastwerk/editor-core/description';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import { boxPath, flattenPath, type PathData } from '@tastwerk/editor-core/geometry';
import { pageLegend } from '@tastwerk/editor-core/legend';
import { childrenOf, isSeen, leavesOf } from '@tastwerk/editor-core/objects';
import type { Primitive } from '@tastwerk/editor-core/scene';
import { kindWord, sentence } from './words.js';

/** A part of a sheet where an object is touched, in page mm. */
export interface TouchArea {
  readonly path: PathData;
  /** Whether all within the outline counts; else what is near the line. */
  readonly isArea: boolean;
  /** Size of the box around it in mm²: smaller areas lie above larger ones. */
  readonly sizeMm2: number;
}

/** What is heard of an object when a finger is on it: its name, then its description, then its data. */
export interface HeardObject {
  readonly name: string;
  /** Empty where nothing is to be told. */
  readonly description: string;
  readonly data: readonly string[];
  /** The layer by which programs show it: its name, or that of all labels. */
  readonly layer: string;
  /** The ids of the objects that draw it. */
  readonly ids: readonly string[];
  readonly areas: readonly TouchArea[];
}

type Drawn = Pick<DrawnDocument, 'kinds' | 'document' | 'readable' | 'scenes'>;

/** The ids of the objects that `primitives` print; aids are on the screen of the editor alone. */
const idsOf = (primitives: readonly Primitive[]): readonly (string | null)[] =>
  primitives
    .filter(({ layer }) => layer !== 'aid')
    .flatMap((primitive) =>
      primitive.type === 'clip' ? [primitive.objectId, ...idsOf(primitive.children)] : [primitive.objectId],
    );

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** All that is told of the objects of one page. */
class PageTelling {
  private readonly system;
  /** The texts of labels by the ids of the objects that they name. */
  private readonly named = new Map<string, string>();
  private readonly objects: readonly PageObject[];
  private readonly drawnIds: ReadonlySet<string | null>;

  constructor(
    private readonly drawn: Drawn,
    private readonly pageIndex: number,
  ) {
    this.system = drawn.document.system;
    this.drawnIds = new Set(idsOf(drawn.scenes[pageIndex]?.primitives ?? []));
    this.objects = (drawn.document.pages[pageIndex]?.objects ?? []).filter(isSeen);
    for (const object of leavesOf(this.objects)) {
      const target = object.type === 'label' ? object.anchor?.object : null;
      if (target) this.named.set(target, this.text(drawn.kinds.textOf(object) ?? ''));
    }
  }

  heard(): readonly HeardObject[] {
    return this.inOrder(this.objects).flatMap((object) => this.withMembers(object, undefined));
  }

  private inOrder(objects: readonly PageObject[]): readonly PageObject[] {
    return readingOrder(this.drawn.kinds, objects);
  }

  private text(text: string): string {
    return inOneLine(this.drawn.readable(text));
  }

  /** The name that someone gave an object, or what is written on it or names it; empty where there is none. */
  private ownName(object: PageObject): string {
    return (
      this.text(object.moniker) ||
      this.text(this.drawn.kinds.textOf(object) ?? '') ||
      (this.named.get(object.uuid) ?? '')
    );
  }

  private nameOf(object: PageObject): string {
    return this.ownName(object) || kindWord(this.system, object.type);
  }

  /** `object` and what it holds; members without a name of their own are heard as what holds them. */
  private withMembers(object: PageObject, holder: readonly string[] | undefined): readonly HeardObject[] {
    const members = childrenOf(object).filter(isSeen);
    const told = this.drawn.kinds.toldOf(object);
    // A legend without entries and a label without text draw nothing.
    if (members.length === 0) return this.drawnIds.has(object.uuid) ? [this.single(object, holder)] : [];
    const hasName = (member: PageObject): boolean =>
      childrenOf(member).length > 0 ? leavesOf([member]).some(hasName) : this.ownName(member) !== '';
    const [named, nameless] = [members.filter(hasName), members.filter((member) => !hasName(member))];
    const leaves = leavesOf(nameless).filter(isSeen);
    const name = this.nameOf(object);
    const whole: HeardObject = {
      name,
      description: this.text(told?.summary ?? '') || this.sizeOf(object),
      data: told?.data.map((line) => this.text(line)) ?? [],
      layer: name,
      ids: leaves.map(({ uuid }) => uuid),
      // All around its members, so that a finger between them hears what they belong to.
      areas: [this.boxOf(object), ...leaves.map((leaf) => this.areaOf(leaf))],
    };
    return [
      whole,
      ...this.inOrder(named).flatMap((member) => this.withMembers(member, told?.data ?? holder)),
    ];
  }

  private single(object: PageObject, dataOfHolder: readonly string[] | undefined): HeardObject {
    const name = this.nameOf(object);
    const told = this.drawn.kinds.toldOf(object);
    const isLabel = object.type === 'label';
    // A bar of a chart tells the line of the data that begins with its name.
    const own = dataOfHolder?.filter((line) => line.startsWith(`${name}:`)) ?? [];
    return {
      name,
      description: isLabel
        ? this.abbreviationOf(object)
        : this.text(told?.summary ?? '') || this.lookOf(object, name),
      data:
        object.type === 'key'
          ? this.legend()
          : [...(told?.data ?? []), ...(isLabel ? [] : own)].map((line) => this.text(line)),
      layer: isLabel ? sentence(this.system, 'labels') : name,
      ids: [object.uuid],
      areas: [this.areaOf(object)],
    };
  }

  /** What the legend says of the texture of `object`, and how large it is. */
  private lookOf(object: PageObject, name: string): string {
    const textures = this.drawn.kinds
      .legendMarksOf(object)
      .flatMap((mark) => (mark.kind === 'area' ? [mark.texture] : []));
    const meanings = this.entries().flatMap((entry) =>
      entry.kind === 'area' && textures.includes(entry.texture) ? [this.text(entry.text)] : [],
    );
    return [...meanings.filter((meaning) => meaning !== name), this.sizeOf(object)].join('. ');
  }

  private abbreviationOf(object: PageObject): string {
    const [mark] = this.drawn.kinds.legendMarksOf(object);
    const { isActive } = pageLegend(this.drawn.kinds, this.drawn.document, this.pageIndex);
    if (!isActive || mark?.kind !== 'abbreviation') return '';
    return sentence(this.system, 'abbreviation', { mark: mark.abbreviation });
  }

  private sizeOf(object: PageObject): string {
    const { width, height } = this.drawn.kinds.boundsOf(object);
    const number = new Intl.NumberFormat(languageOfSystem(this.system), { maximumFractionDigits: 0 });
    return sentence(this.system, 'size', { width: number.format(width), height: number.format(height) });
  }

  private entries() {
    return pageLegend(this.drawn.kinds, this.drawn.document, this.pageIndex).entries;
  }

  private legend(): readonly string[] {
    return this.entries().map((entry) => {
      const text = this.text(entry.text);
      return entry.kind === 'abbreviation'
        ? sentence(this.system, 'entry', { mark: entry.abbreviation, text })
        : text;
    });
  }

  private boxOf(object: PageObject): TouchArea {
    const box = this.drawn.kinds.boundsOf(object);
    return { path: boxPath(box), isArea: true, sizeMm2: box.width * box.height };
  }

  private areaOf(object: PageObject): TouchArea {
    const outline = this.drawn.kinds.outlineOf(object);
    if (!outline) return this.boxOf(object);
    const isArea = flattenPath(outline).some(({ closed }) => closed);
    return { ...this.boxOf(object), path: outline, isArea, ...(isArea ? {} : { sizeMm2: 0 }) };
  }
}

/** What is heard on the page at `pageIndex`, in the order in which a hand reads. */
export function heardObjects(drawn: Drawn, pageIndex: number): readonly HeardObject[] {
  return new PageTelling(drawn, pageIndex).heard();
}
