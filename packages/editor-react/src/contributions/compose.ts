import { pluginsInOrder, refuseTaken } from '@tastwerk/editor-core';
import type { DockSide } from '../state/dock-state.js';
import type { EditorAction } from '../state/editor-action.js';
import type { TextSource } from '../i18n/use-editor-i18n.js';
import { isShortcutHeardIn } from '../state/key-scope.js';
import { type KeyPress, matchesShortcut } from '../state/shortcut.js';
import {
  ACTION_GROUPS,
  type ActionGroupId,
  type AfterImportContribution,
  type AsideContribution,
  type BarContribution,
  type EditorPlugin,
  type ImportContribution,
  type InspectorContribution,
  type KindContribution,
  MENU_SECTIONS,
  type MenuContribution,
  type MenuId,
  type MenuPlace,
  type OverlayContribution,
  type PaletteContribution,
  type PanelContribution,
  type SlotContribution,
  type SlotId,
  type SourceContributions,
  type TemplateContribution,
  type TextToolContribution,
  type ToolContribution,
  type ViewContribution,
} from './editor-plugin.js';
import { actionOf } from './icons.js';
import { editObjectAction, panelAction, sideActions, toolAction } from './made-actions.js';
import { isLazy } from './part.js';
import { gathered, placed, templatesIn } from './placed.js';
import type { SlotChoice } from './plugin-choice.js';
import { createTextLoader } from './texts.js';

/** Actions that are listed together. */
export interface ActionGroup {
  readonly id: ActionGroupId;
  readonly actions: readonly EditorAction[];
}

/** Actions that stand together in a section of a menu. */
interface MenuPart extends MenuContribution {
  readonly actions: readonly EditorAction[];
}

/** All that the plugins of an editor add to its interface, each list in its order. */
export interface Contributions {
  readonly plugins: readonly EditorPlugin[];
  readonly actionGroups: readonly ActionGroup[];
  readonly actions: readonly EditorAction[];
  readonly tools: readonly ToolContribution[];
  /** The actions that take the tools, in their order. */
  readonly toolActions: readonly EditorAction[];
  readonly panels: Readonly<Record<DockSide, readonly PanelContribution[]>>;
  readonly inspector: readonly InspectorContribution[];
  readonly views: readonly ViewContribution[];
  readonly asides: readonly AsideContribution[];
  readonly overlays: readonly OverlayContribution[];
  readonly imports: readonly ImportContribution[];
  readonly afterImport: readonly AfterImportContribution[];
  readonly textTools: readonly TextToolContribution[];
  readonly bars: readonly (BarContribution & { readonly action?: EditorAction })[];
  readonly palette: readonly PaletteContribution[];
  readonly templates: readonly TemplateContribution[];
  readonly kinds: Readonly<Record<string, KindContribution>>;
  readonly sources: SourceContributions;
  /** The parts of a slot. */
  readonly slot: (id: SlotId) => readonly SlotContribution[];
  /** The sections of a menu that have actions. */
  readonly menu: (id: MenuId) => readonly (readonly MenuPart[])[];
  /** Actions for what lies at a place of the drawing area. */
  readonly menuAt: (place: MenuPlace) => readonly EditorAction[];
  /** Starts the application's own worker of the proof, where it has one. */
  readonly proofWorker?: () => Worker;
  /** Texts of the editor and of its plugins. */
  readonly texts: TextSource;
  /** Loads the code of all parts, one after the other; one that fails is loaded when it is shown. */
  readonly preload: () => Promise<void>;
}

/** A menu's sections in their order; those that nothing brings an action to are left out. */
function sectionsOf(menus: readonly MenuPart[], menu: MenuId): readonly (readonly MenuPart[])[] {
  const sections: readonly string[] = MENU_SECTIONS[menu];
  const ofMenu = menus.filter((one) => one.menu === menu);
  const unknown = ofMenu.filter(({ section }) => !sections.includes(section));
  return [...sections.map((name) => ofMenu.filter(({ section }) => section === name)), unknown].filter(
    (section) => section.length > 0,
  );
}

function kindsOf(plugins: readonly EditorPlugin[]): Readonly<Record<string, KindContribution>> {
  const namesOf = ({ kinds = {} }: EditorPlugin) => Object.keys(kinds);
  refuseTaken(plugins, namesOf, 'CONTRIBUTION_TAKEN', 'presentation of the kind');
  return Object.fromEntries(plugins.flatMap(({ kinds = {} }) => Object.entries(kinds)));
}

function sourcesOf(plugins: readonly EditorPlugin[]): SourceContributions {
  const namesOf = ({ sources = {} }: EditorPlugin) => Object.keys(sources);
  refuseTaken(plugins, namesOf, 'CONTRIBUTION_TAKEN', 'source');
  return Object.assign({}, ...plugins.map(({ sources }) => sources));
}

/** The interface of an editor from its plugins, with `chosenSlots` in place of theirs. Throws with a sentence where they do not fit together. */
export function composeContributions(
  given: readonly EditorPlugin[],
  chosenSlots: SlotChoice = {},
): Contributions {
  const plugins = pluginsInOrder(given);
  const tools = placed(gathered(plugins, 'tool', (plugin) => plugin.tools));
  const panels = placed(gathered(plugins, 'panel', (plugin) => plugin.panels));
  const inspector = placed(gathered(plugins, 'inspector section', (plugin) => plugin.inspector));
  const views = gathered(plugins, 'view', (plugin) => plugin.views);
  const asides = gathered(plugins, 'list at the side', (plugin) => plugin.asides);
  const overlays = gathered(plugins, 'dialog', (plugin) => plugin.overlays);
  const imports = placed(gathered(plugins, 'import', (plugin) => plugin.imports));
  const textTools = placed(gathered(plugins, 'tool for texts', (plugin) => plugin.textTools));
  const slots = placed(gathered(plugins, 'part', (plugin) => plugin.slots));
  const bars = placed(gathered(plugins, 'button', (plugin) => plugin.bars)).map(({ action, ...bar }) => ({
    ...bar,
    ...(action ? { action: actionOf(action) } : {}),
  }));
  const ownActions = ({ actions = [] }: EditorPlugin) => actions.flatMap((group) => group.actions);
  refuseTaken(plugins, (plugin) => ownActions(plugin).map(({ id }) => id), 'CONTRIBUTION_TAKEN', 'action');

  const grouped = plugins.flatMap(({ actions = [] }) =>
    actions.map(({ group, actions: list }) => ({ group, actions: list.map(actionOf) })),
  );
  const toolActions = tools.map(toolAction);
  const kinds = kindsOf(plugins);
  const hasDialog = Object.values(kinds).some(({ editedIn }) => editedIn !== undefined);
  const editActions = hasDialog ? [editObjectAction(kinds)] : [];
  const made: typeof grouped = [
    { group: 'edit', actions: editActions },
    { group: 'tools', actions: toolActions },
    {
      group: 'view',
      actions: [...panels.filter(({ hasOwnAction }) => !hasOwnAction).map(panelAction), ...sideActions],
    },
  ];
  const actionGroups = ACTION_GROUPS.map((id) => ({
    id,
    actions: [...grouped, ...made].flatMap(({ group, actions }) => (group === id ? actions : [])),
  }));
  const ownMenus = plugins.flatMap(({ menus: own = [] }) =>
    own.map((part) => ({ ...part, actions: part.actions.map(actionOf) })),
  );
  const menus: readonly MenuPart[] = [
    { menu: 'objects', section: 'kind', actions: editActions, isFitting: true },
    ...ownMenus,
  ];
  const parts = [
    ...[...slots, ...panels, ...views, ...asides].map(({ Content }) => Content),
    ...inspector.map(({ Content }) => Content),
    ...overlays.map(({ Content }) => Content),
    ...textTools.map(({ Content }) => Content),
    ...imports.flatMap(({ Content }) => Content ?? []),
  ];
  return {
    plugins,
    actionGroups,
    actions: actionGroups.flatMap(({ actions }) => actions),
    tools,
    toolActions,
    panels: {
      left: panels.filter(({ side }) => side === 'left'),
      right: panels.filter(({ side }) => side === 'right'),
    },
    inspector,
    views,
    asides,
    overlays,
    imports,
    afterImport: placed(gathered(plugins, 'step after an import', (plugin) => plugin.afterImport)),
    textTools,
    bars,
    palette: gathered(plugins, 'source of the palette', (plugin) => plugin.palette),
    templates: templatesIn(plugins),
    kinds,
    sources: sourcesOf(plugins),
    slot: (id) => {
      const chosen = chosenSlots[id];
      if (chosen === undefined) return slots.filter(({ slot }) => slot === id);
      return chosen === null ? [] : [{ id, slot: id, Content: chosen }];
    },
    menu: (id) => sectionsOf(menus, id),
    menuAt: (place) => plugins.flatMap((plugin) => plugin.menuAt?.(place).map(actionOf) ?? []),
    texts: createTextLoader(plugins),
    preload: async () => {
      // One after the other: nothing that is shown waits for what may be shown later.
      for (const part of parts) if (isLazy(part)) await part.preload().catch(() => undefined);
    },
  };
}

/**
 * The action for `press` at `target`, undefined when the key belongs to something else. Of several that share a key it is one that can be done
 * now, as `isPossible` tells, else the first.
 */
export function actionForKey(
  { actions }: Contributions,
  press: KeyPress,
  target: EventTarget | null,
  isPossible: (action: EditorAction) => boolean = () => true,
): EditorAction | undefined {
  const heard = actions.filter(
    ({ shortcuts, scope, hasBrowserEvent }) =>
      !hasBrowserEvent &&
      shortcuts.some(
        (shortcut) => matchesShortcut(shortcut, press) && isShortcutHeardIn(scope, target, shortcut),
      ),
  );
  return heard.find(isPossible) ?? heard[0];
}
