import type { DrawAlong, DrawInBox, PressTool, ToolDrawing } from '@tastwerk/canvas-fabric';
import type { Document, Kinds, PageObject, Plugin } from '@tastwerk/editor-core';
import type { PaperFormat } from '@tastwerk/editor-core/document';
import type { FileSort } from '@tastwerk/editor-core/files';
import type { Box, Point } from '@tastwerk/editor-core/geometry';
import type { ProofingSource, SourceKey } from '@tastwerk/editor-core/proofing';
import type { ResourceLanguage, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { EditorLanguage, EditorPorts } from '../ports.js';
import type { DockSide } from '../state/dock-state.js';
import type { ActionContext } from '../state/editor-action.js';
import type { EditorState } from '../state/editor-store.js';
import type { ContributedAction, IconSource } from './icons.js';
import type { Part } from './part.js';
import type { DrawTemplate, MakeTemplate } from './template.js';

/** Where a contribution stands in its list: beside another one by its id; without it, or where that one is missing, at the end. */
export interface Placed {
  /** Tells it from the others of its list. */
  readonly id: string;
  readonly place?: { readonly after: string } | { readonly before: string };
}

/** The groups in which lists of commands and keys show actions, in their order; the name of each stands in `commands.json`. */
export const ACTION_GROUPS = [
  'start',
  'tools',
  'edit',
  'move',
  'read',
  'arrange',
  'path',
  'aids',
  'pages',
  'view',
] as const;

/** One of {@link ACTION_GROUPS}. */
export type ActionGroupId = (typeof ACTION_GROUPS)[number];

/** The sections of each menu, in their order; a line stands between two of them. */
export const MENU_SECTIONS = {
  /** The menu of the drawing area where objects are selected. */
  objects: ['kind', 'clipboard', 'same', 'arrange', 'place', 'flags', 'pages', 'remove', 'all'],
  /** The menu of the drawing area where nothing is selected. */
  page: ['edit', 'pages', 'backdrop', 'view', 'work', 'all'],
  /** The menus of the panel for what is selected. */
  edit: ['clipboard', 'copies', 'same', 'pages'],
  arrange: ['order', 'groups', 'turn'],
  align: ['align', 'distribute', 'place'],
  shape: ['paths'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One of {@link MENU_SECTIONS}. */
export type MenuId = keyof typeof MENU_SECTIONS;

/** Actions that stand together in a section of a menu. */
export interface MenuContribution {
  readonly menu: MenuId;
  readonly section: string;
  readonly actions: readonly ContributedAction[];
  /** Whether an action that cannot be done now is left out; else it is shown as one that cannot be done. */
  readonly isFitting?: boolean;
}

/** What lies at a place of the drawing area whose menu is open. */
export interface MenuPlace {
  readonly state: EditorState;
  readonly kinds: Kinds;
  /** The place in page mm. */
  readonly point: Point;
  /** How far from the place something still counts as lying there, in page mm. */
  readonly reachMm: number;
}

/** A tool of the drawing area. */
export interface ToolContribution extends Placed {
  /** Its name in the session; a hint for the status bar stands in `canvas.json` below `hints` by this name. */
  readonly tool: string;
  readonly labelKey: string;
  readonly icon: IconSource;
  /** The letter that takes it. */
  readonly key?: string;
  /** Whether it stays in use after something was drawn with it. */
  readonly isKept?: boolean;
  /** Makes the object that a drag with this tool draws by opening a box. Without one of these three the drawing area itself brings its gestures. */
  readonly draw?: DrawInBox;
  /** Makes the object that a drag draws from where it begins to where it ends. */
  readonly drawAlong?: DrawAlong;
  /** Begins a gesture of the tool's own with each press. */
  readonly press?: PressTool;
}

/** How the drawing area draws with a tool of a plugin; undefined for its own tools. */
export function drawingOf({ draw, drawAlong, press }: ToolContribution): ToolDrawing | undefined {
  if (draw) return { box: draw };
  if (drawAlong) return { along: drawAlong };
  return press && { press };
}

/** A panel at a side of the workspace. */
export interface PanelContribution extends Placed {
  readonly side: DockSide;
  /** Key of its name, with its namespace. */
  readonly labelKey: string;
  readonly icon: IconSource;
  readonly Content: Part;
  /** Whether it is at the front of its side at first. */
  readonly isUsual?: boolean;
  /** Whether an action of its own brings it to the front, so that none is made for it. */
  readonly hasOwnAction?: boolean;
  /** What it needs at least, in CSS px: its side is made so wide while it is at the front. */
  readonly leastPx?: number;
  /** Whether it takes the focus itself when it is entered (`useEntering`); else its tab does. */
  readonly takesFocus?: boolean;
}

/** What the sections of the panel for what is selected are given. */
export interface InspectorProps {
  readonly objects: readonly PageObject[];
}

/** A section of the panel for what is selected. */
export interface InspectorContribution extends Placed {
  /** Whether it is shown for `objects`, which are selected; `[]` while nothing is. */
  readonly isFor: (objects: readonly PageObject[], kinds: Kinds) => boolean;
  /** Whether it is also for objects whose plugin is missing; other sections are not given these. */
  readonly isForUnknown?: boolean;
  readonly Content: Part<InspectorProps>;
}

/** A view that covers the drawing while the workspace shows it. */
export interface ViewContribution {
  readonly id: string;
  readonly Content: Part;
}

/** A list that takes the place of the panels at the left while it is open. */
export interface AsideContribution {
  readonly id: string;
  readonly labelKey: string;
  readonly Content: Part;
}

/** What a dialog is given. */
export interface OverlayProps {
  /** What it was opened for. */
  readonly about: string | undefined;
  readonly onClose: () => void;
}

/** A dialog or a menu over the workspace. */
export interface OverlayContribution {
  readonly id: string;
  readonly Content: Part<OverlayProps>;
}

/** Places of the workspace into which plugins put parts. */
export type SlotId =
  /** The bar above: the way out, how far the draft is saved, and what stands at its end. */
  | 'leave'
  | 'saving'
  | 'end'
  /** Notices about the whole document, below the bar above. */
  | 'notices'
  /** On the drawing area: below guide lines, and above them. Parts are rendered again when the view moves. */
  | 'drawing-below'
  | 'drawing'
  /** The bar below, at its start and at its end. */
  | 'status-start'
  | 'status-end'
  /** Beside the workspace, for what has no place in it. */
  | 'workspace';

/** A part in a slot. */
export interface SlotContribution extends Placed {
  readonly slot: SlotId;
  readonly Content: Part;
}

/** The parts of the bar above with buttons, in their order. */
export const TOP_BAR_PARTS = ['edit', 'zoom', 'views'] as const;

/** A button, or another part, in the bar above or at the foot of the tools. In a narrow window buttons move into a menu of the bar above. */
export interface BarContribution extends Placed {
  /** `menu`: in that menu alone, for what a wide window offers elsewhere. */
  readonly bar: (typeof TOP_BAR_PARTS)[number] | 'tools' | 'menu';
  readonly action?: ContributedAction;
  readonly Content?: Part;
  /** Whether the button stays in the bar of a narrow window: for what is used again and again. */
  readonly isKept?: boolean;
}

/** Something that the list of commands finds besides actions. */
export interface PaletteEntry {
  /** Tells it from the others of its source. */
  readonly id: string;
  readonly label: string;
  /** Other words by which it is found. */
  readonly synonyms?: string;
  readonly icon: IconSource;
  readonly shortcut?: string;
  readonly note?: string;
  readonly isUnavailable?: boolean;
}

/** What entries of the list of commands are made of. */
export interface PaletteContext {
  readonly document: Document;
  readonly templates: readonly TemplateContribution[];
  readonly t: TFunction;
}

/** What a chosen entry of the list of commands may reach. */
export interface PaletteChoice extends ActionContext {
  readonly showObject: (uuid: string) => void;
}

/** Entries of the list of commands that are found by what is searched. */
export interface PaletteContribution {
  readonly id: string;
  readonly titleKey: string;
  readonly entries: (context: PaletteContext) => readonly PaletteEntry[];
  readonly choose: (id: string, context: PaletteChoice) => void;
}

/** A document to begin with. Its name and what it is about stand in `templates.json` below its id: `name`, `about`. */
export type TemplateContribution = DrawnTemplate | MadeTemplate;

/** A template that is drawn below its title; the words of title and description stand beside its name: `title`, `type`, `summary`, `details`. */
interface DrawnTemplate extends Placed {
  readonly paper: PaperFormat;
  /** Loads what draws it. */
  readonly load: () => Promise<DrawTemplate>;
}

/** A template that makes a whole document, with words of its own. */
interface MadeTemplate extends Placed {
  readonly paper: PaperFormat;
  /** Loads what makes it, with new ids each time. */
  readonly loadMaker: () => Promise<MakeTemplate>;
}

/** How objects of a kind are shown in lists and told. Its name stands in `editor.json` below `kinds`. */
export interface KindContribution {
  readonly icon: IconSource;
  /** What is told of `object` besides its place, size and looks. */
  readonly spoken?: (object: PageObject, t: TFunction) => string | undefined;
  /**
   * The id of the dialog that edits one object of the kind: it is opened with the object's uuid in `about`, by a double click, Enter, the menu and
   * a button of the panel. A kind that holds others is then opened as a whole.
   */
  readonly editedIn?: string;
}

/** The sources that rules of a proof name, by their keys. */
export type SourceContributions = { readonly [K in SourceKey]?: ProofingSource };

/** The page that a file comes onto, in mm. */
export interface ImportPage {
  readonly widthMm: number;
  readonly heightMm: number;
  /** The part of it that has room, in page mm. */
  readonly area: Box;
  /** The language of the document, such as `de`. */
  readonly language: string;
}

/** What the step of an import is given. */
export interface ImportStepProps {
  readonly file: File;
  readonly page: ImportPage;
  /** Reads another file instead. */
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** A sort of files that the import dialog reads. Its place says where it stands in the list of what can be read, and when it is asked. */
export interface ImportContribution extends Placed {
  /** Says what becomes of such files. */
  readonly labelKey: string;
  readonly icon: IconSource;
  /** What is to be known besides, by what the application offers: the key of a sentence. */
  readonly note?: (ports: EditorPorts) => string | undefined;
  /** Which files these are; those of the engine's importer of the same id when absent. */
  readonly sort?: FileSort;
  /** Reads a file, shows what becomes of it and puts it on the page; by the engine's importer of the same id when absent. */
  readonly Content?: Part<ImportStepProps>;
}

/** What a tool for texts is given. */
export interface TextToolProps {
  /** What is selected in the field. */
  readonly selected: string;
  /** Puts text in place of what is selected, or at the caret, and leads back to the field. */
  readonly onInsert: (text: string) => void;
  readonly onClose: () => void;
}

/** A button below the fields for the text of labels and braille pages: its dialog makes a piece of the text. */
export interface TextToolContribution extends Placed {
  readonly labelKey: string;
  readonly icon: IconSource;
  readonly Content: Part<TextToolProps>;
}

/** A dialog that works on a drawing once it was imported: the import offers it by a switch that is on at first. */
export interface AfterImportContribution extends Placed {
  /** Key of what the switch is called, with its namespace. */
  readonly labelKey: string;
  /** The id of the dialog that is opened when the objects are on the page; `about` is the name of the file. */
  readonly overlay: string;
}

/** Texts of one language by namespace: those of the plugin, and more for namespaces of the editor, such as `editor.kinds`. */
export type TextLoader = () => Promise<ResourceLanguage>;

/**
 * What a plugin adds to the editor's interface: plain data. Names, icons and keys are known from the beginning; parts are loaded when they
 * are first shown (see `lazyPart`).
 */
export interface EditorPlugin {
  /** Tells it from all others; the same as that of the plugin of the engine whose objects it shows. */
  readonly id: string;
  /** Ids of the interface plugins that it builds on. */
  readonly requires?: readonly string[];
  /** What it adds to the engine of documents that are opened with it. */
  readonly engine?: Plugin;
  /** Loads that, where it is too large for a page that only offers templates. An editor in a frame (`mount`) needs `engine`. */
  readonly loadEngine?: () => Promise<Plugin>;
  readonly texts?: Readonly<Record<EditorLanguage, TextLoader>>;
  readonly actions?: readonly {
    readonly group: ActionGroupId;
    readonly actions: readonly ContributedAction[];
  }[];
  readonly tools?: readonly ToolContribution[];
  readonly menus?: readonly MenuContribution[];
  /** Actions for what lies at a place of the drawing area, first in its menu. */
  readonly menuAt?: (place: MenuPlace) => readonly ContributedAction[];
  readonly panels?: readonly PanelContribution[];
  readonly inspector?: readonly InspectorContribution[];
  readonly views?: readonly ViewContribution[];
  readonly asides?: readonly AsideContribution[];
  readonly overlays?: readonly OverlayContribution[];
  readonly imports?: readonly ImportContribution[];
  /** What may follow the import of a drawing. One is done at a time: of several the first is chosen until the user chooses another. */
  readonly afterImport?: readonly AfterImportContribution[];
  readonly textTools?: readonly TextToolContribution[];
  readonly slots?: readonly SlotContribution[];
  readonly bars?: readonly BarContribution[];
  readonly palette?: readonly PaletteContribution[];
  readonly templates?: readonly TemplateContribution[];
  readonly kinds?: Readonly<Record<string, KindContribution>>;
  readonly sources?: SourceContributions;
  /** Stands around the whole workspace and gives its parts something to share. */
  readonly Around?: (props: { readonly children: ReactNode }) => ReactNode;
}

/** `plugin`, checked by the compiler. */
export const defineEditorPlugin = (plugin: EditorPlugin): EditorPlugin => plugin;
