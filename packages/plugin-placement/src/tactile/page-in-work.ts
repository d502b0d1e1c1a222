import type { Command, Document, ObjectOf, SceneResources } from '@tastwerk/editor-core';
import { keyOf } from '@tastwerk/editor-core/legend';
import type { ShapeStyle } from '@tastwerk/editor-core/objects';
import { proof, type Rules } from '@tastwerk/editor-core/proofing';
import { continuedUuids } from '../continued-page.js';
import { leadLinesByLabel } from '../labels-of-page.js';
import { legendCommands } from '../legend-command.js';
import { asOne, commandsOf, type PagePlacing, placePage, runHere, type TellProgress } from '../place-page.js';

type LabelObject = ObjectOf<'label'>;

/** The labels among `uuids` on all pages. A label that continues on another page has another id there. */
function labelsNamed(document: Document, uuids: readonly string[]): readonly LabelObject[] {
  const ids = new Set(uuids.flatMap((uuid) => [uuid, ...continuedUuids(uuid)]));
  return document.pages.flatMap(({ objects }) =>
    objects.flatMap((object) => (object.type === 'label' && ids.has(object.uuid) ? [object] : [])),
  );
}

/** What the words of a page are placed with. */
export interface PageWish extends Pick<PagePlacing, 'engine' | 'translator' | 'profile' | 'pageNames'> {
  /** Ids of objects that stay on the page in any case. */
  readonly kept?: ReadonlySet<string>;
}

type Boxed = Pick<ShapeStyle, 'fill'> & { readonly uuid: string };

/** Share of the abbreviated labels that leave a legend at once which is longer than its page. */
const LEAVING_SHARE = 0.15;

/** A page whose drawing is done: its labels and its legend are placed, and each command is kept for one step of undo. */
export class PageInWork {
  readonly commands: Command[] = [];
  /** The document after all commands. */
  made: Document;
  /** Ids of labels that have no place, or no room in the legend. */
  unplaced: readonly string[] = [];
  /** The labels that left their page for want of room. */
  left: readonly LabelObject[] = [];

  constructor(
    private readonly before: Document,
    private readonly pageIndex: number,
    private readonly wish: PageWish,
    private readonly resourcesOf: (document: Document) => Promise<SceneResources>,
  ) {
    this.made = before;
  }

  /** Carries out `more` too; false where the document does not take them all. */
  carryOut(more: readonly Command[]): boolean {
    const command = asOne([...this.commands, ...more]);
    const applied = command ? this.wish.engine.commands.apply(this.before, command) : undefined;
    if (!applied?.ok) return false;
    this.commands.push(...more);
    this.made = applied.value;
    return true;
  }

  /** Takes labels without room off their pages: they stay in the description, and can be brought back. */
  private leave(labels: readonly LabelObject[]): void {
    const kept = this.wish.kept ?? new Set();
    const leaving = labels.filter(({ uuid }) => !kept.has(uuid));
    if (leaving.length === 0) return;
    const { kinds } = this.wish.engine;
    const leads = leadLinesByLabel(
      kinds,
      this.made.pages.flatMap(({ objects }) => objects),
    );
    const uuids = leaving.flatMap((label) =>
      [label, leads.get(label.uuid)].flatMap((one) => one?.uuid ?? []),
    );
    if (this.carryOut([{ type: 'remove-objects', uuids }])) this.left = [...this.left, ...leaving];
  }

  /** Fills `boxes`, on pages that continue the drawing too, so that no label which names something else is placed in them; then restores them. */
  fillWhilePlacing(boxes: readonly Boxed[], isFilled: boolean): void {
    const there = new Set(this.made.pages.flatMap(({ objects }) => objects.map(({ uuid }) => uuid)));
    const changes = boxes.flatMap(({ uuid, fill }) =>
      [uuid, ...continuedUuids(uuid)]
        .filter((id) => there.has(id))
        .map((id) => ({ uuid: id, set: { fill: isFilled ? 'black' : fill } })),
    );
    if (changes.length > 0) this.carryOut([{ type: 'update-objects', changes }]);
  }

  /** Places the labels; gives how many have a new place. */
  async placeLabels(tell: TellProgress): Promise<number> {
    const { engine, translator, profile, pageNames } = this.wish;
    const run = runHere(engine, tell);
    const placing = { engine, translator, profile, pageNames, run };
    const { command, moved, unplaced } = await placePage(this.made, this.pageIndex, placing);
    const isPlaced = this.carryOut(commandsOf(command));
    this.unplaced = unplaced;
    this.leave(labelsNamed(this.made, unplaced));
    return isPlaced ? moved.length : 0;
  }

  /** Puts the page's legend in use, where there is room for it or on a page of its own; a legend that is in use explains the rest too. */
  async placeLegend(): Promise<void> {
    const { pages } = this.made;
    const pageUuid = pages[this.pageIndex]?.uuid;
    if (pageUuid === undefined || pages.some((page) => keyOf(page)?.active)) return;
    this.carryOut([{ type: 'place-key', pageUuid, explains: 'page' }]);
    const { engine, pageNames } = this.wish;
    const resources = await this.resourcesOf(this.made);
    this.carryOut(legendCommands(engine, this.made, this.pageIndex, resources, pageNames.legend));
  }

  /**
   * Takes abbreviated labels off, the last pages first, until the legend that explains them has room on its page; those in boxes last.
   */
  async shortenLegend(rules: Rules, inBoxes: ReadonlySet<string>): Promise<void> {
    for (;;) {
      const keys = new Set(
        this.made.pages.flatMap((page) => {
          const key = keyOf(page);
          return key?.active ? [key.uuid] : [];
        }),
      );
      if (keys.size === 0) return;
      const findings = proof(rules, this.made, this.wish.profile, await this.resourcesOf(this.made));
      const isTooLong = findings.some(
        ({ severity, objects }) => severity === 'error' && objects.some((uuid) => keys.has(uuid)),
      );
      const labels = this.made.pages
        .toReversed()
        .flatMap(({ objects }) =>
          objects.flatMap((object) => (object.type === 'label' && object.isKey ? [object] : [])),
        )
        .toSorted((one, other) => Number(inBoxes.has(one.uuid)) - Number(inBoxes.has(other.uuid)));
      if (!isTooLong || labels.length === 0) return;
      const known = this.left;
      this.leave(labels.slice(0, Math.ceil(LEAVING_SHARE * labels.length)));
      if (this.left === known) return;
      this.unplaced = [...this.unplaced, ...this.left.slice(known.length).map(({ uuid }) => uuid)];
    }
  }
}
