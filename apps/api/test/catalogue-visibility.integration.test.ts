import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  LINK_KEY_HEADER,
  type Right,
  ROLES,
  type Route,
  type RouteName,
  ROUTES,
  type Variant,
} from '@tastwerk/contracts';
import type { Visibility } from '@tastwerk/editor-core/document';
import { publication, sheet } from './harness/sheets.js';
import type { Answer, Call } from './harness/test-client.js';
import { type Person, TestProduct } from './harness/test-product.js';

/** Routes under these paths tell of graphics, of their variants or of their files. */
type PathAbout =
  | `/api/graphics${string}`
  | `/api/variants${string}`
  | `/api/internal/graphics${string}`
  | `/api/internal/variants${string}`
  | `/files/${string}`;

type RouteAbout = {
  [Name in RouteName]: (typeof ROUTES)[Name]['path'] extends PathAbout ? Name : never;
}[RouteName];

/** How a route is asked about a variant, and by what of its answer it tells of it; a status other than 404 where nothing is said. */
interface Probe {
  readonly call: (variant: Variant, state: State) => Call;
  readonly tells?: (body: unknown) => boolean;
  /** A stream that has begun does not end before its files are there, which nobody makes here: only refusals are asked for. */
  readonly isEndless?: true;
  /** A list of the catalogue, in which nothing stands that is not for everybody. */
  readonly isList?: true;
  /** Changes something, which a link does not open. */
  readonly isChange?: true;
  /** Who is not asked, because there would be nothing to ask the others about. */
  readonly except?: Caller;
}

const CALLERS = ['visitor', 'author', 'other', 'holder', 'hider', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const RIGHTS_OF: Readonly<Record<Caller, readonly Right[]>> = {
  visitor: [],
  author: ['can_publish'],
  other: ['can_publish'],
  holder: ['can_publish'],
  hider: ['can_publish', 'can_hide_variants'],
  admin: ['can_order', 'can_publish', 'can_hide_variants', 'can_view_admin', 'can_edit_admin'],
};

/** Who sees what is hidden. */
const INITIATED: readonly Caller[] = ['author', 'hider', 'admin'];

const STATES = [
  'shown variant',
  'hidden graphic',
  'hidden variant',
  'linked graphic',
  'hidden linked graphic',
  'private graphic',
] as const;
type State = (typeof STATES)[number];

const byVariant = ({ id }: Variant): Call => ({ params: { id } });
const byVersion = ({ id, current_version: { id: versionId } }: Variant): Call => ({
  params: { id, versionId },
});
const byGraphic = ({ parent_graphic: { id } }: Variant): Call => ({ params: { id } });
const byId = ({ id }: Variant): Call => ({ query: { variants: String(id) } });
const byWord = ({ parent_graphic: { title } }: Variant): Call => ({ query: { search: title } });
/** A sheet of the same graphic: its author may give it another title by it. */
const sheetOf = ({ parent_graphic: { title: graphicTitle } }: Variant) =>
  publication(sheet({ graphicTitle }));

const hasRows = (body: unknown) => Array.isArray(body) && body.length > 0;

/** A route without an entry does not compile; what makes a graphic of its own tells of no other. */
const PROBES: Readonly<Record<Exclude<RouteAbout, 'createGraphic'>, Probe | readonly Probe[]>> = {
  searchGraphics: [
    { call: byWord, tells: hasRows, isList: true },
    { call: byId, tells: hasRows, isChange: true },
  ],
  countGraphics: {
    call: byWord,
    tells: (body) => ROUTES.countGraphics.response.parse(body).total > 0,
    isList: true,
  },
  suggestGraphics: {
    call: byWord,
    tells: (body) => ROUTES.suggestGraphics.response.parse(body).graphics.length > 0,
    isList: true,
  },
  getGraphic: { call: byGraphic },
  getVariant: { call: byVariant },
  createVariant: {
    call: (variant) => ({
      body: { ...sheetOf(variant), graphic_id: variant.parent_graphic.id, public: false },
    }),
    isChange: true,
  },
  updateVariant: {
    call: (variant) => ({
      ...byVariant(variant),
      body: { ...sheetOf(variant), lastVersionHash: variant.current_version.hash },
    }),
    isChange: true,
  },
  restoreVersion: {
    call: ({ id, current_version: { id: versionId, hash: lastVersionHash } }) => ({
      params: { id, versionId },
      body: { idempotencyKey: randomUUID(), lastVersionHash },
    }),
    isChange: true,
  },
  setTerms: {
    call: ({ parent_graphic: { id, visibility, licence } }) => ({
      params: { id },
      body: { visibility, licence, licenceAccepted: true },
    }),
    isChange: true,
  },
  removeGraphic: { call: byGraphic, isChange: true, except: 'author' },
  getHistory: { call: byVariant },
  getVersion: { call: byVersion },
  getVersionBraille: { call: byVersion },
  reportVariant: { call: (variant) => ({ ...byVariant(variant), body: { reason: 'incorrect' } }) },
  showGraphic: {
    call: (variant, state) => ({ ...byGraphic(variant), body: { public: !isGraphicHidden(state) } }),
  },
  showVariant: {
    call: (variant, state) => ({ ...byVariant(variant), body: { public: state !== 'hidden variant' } }),
  },
  getNextSheetMarks: { call: byVariant },
  listRenderings: { call: byVariant },
  watchRenderings: { call: byVariant, isEndless: true },
  renderAgain: { call: (variant) => ({ ...byVariant(variant), body: {} }) },
  download: {
    call: ({ id: variantId, current_file_name: fileName }) => ({
      params: { variantId, format: 'pdf', fileName },
    }),
  },
  thumbnail: {
    call: ({ current_file_name: fileName }) => ({ params: { fileName, size: 'sm', page: 1 } }),
  },
  touchPage: { call: ({ current_file_name: fileName }) => ({ params: { fileName } }) },
};

const isGraphicHidden = (state: State) => state === 'hidden graphic' || state === 'hidden linked graphic';

const isProbed = (name: string): name is keyof typeof PROBES => name in PROBES;

let product: TestProduct;
const people = new Map<Caller, Person>();
const variants = new Map<State, Variant>();
const linkKeys = new Map<State, string>();

function visibilityIn(state: State): Visibility {
  if (state === 'private graphic') return 'private';
  return state === 'linked graphic' || state === 'hidden linked graphic' ? 'link' : 'all';
}

beforeAll(async () => {
  product = await TestProduct.start();
  for (const caller of CALLERS) {
    if (caller === 'visitor') continue;
    const role = caller === 'admin' ? ROLES.admin : ROLES.standard;
    people.set(caller, await product.person(caller, role, RIGHTS_OF[caller]));
  }
  for (const state of STATES) {
    // One word each, of letters alone, that resembles no other: the search also finds words that are nearly the same.
    const graphicTitle = randomUUID()
      .replaceAll('-', '')
      .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
    const { default_variant: variant } = await product.client.read(
      ROUTES.createGraphic.response,
      'createGraphic',
      {
        body: { ...publication(sheet({ graphicTitle })), visibility: visibilityIn(state) },
        token: tokenOf('author'),
      },
    );
    variants.set(state, variant);
    const { sharing } = await product.client.read(ROUTES.getGraphic.response, 'getGraphic', {
      ...byGraphic(variant),
      token: tokenOf('author'),
    });
    if (sharing?.link_key) linkKeys.set(state, sharing.link_key);
    const hide = { body: { public: false }, token: tokenOf('hider') };
    if (isGraphicHidden(state)) await product.client.call('showGraphic', { ...byGraphic(variant), ...hide });
    if (state === 'hidden variant')
      await product.client.call('showVariant', { ...byVariant(variant), ...hide });
  }
});
afterAll(() => product.stop());

function tokenOf(caller: Caller): string {
  return people.get(caller)?.token ?? '';
}

/** The status by which `caller` is refused before it is looked whether there is anything; undefined where they are let through. */
function refusalOf({ access }: Route, caller: Caller): number | undefined {
  if (access === 'public') return undefined;
  if (caller === 'visitor') return 401;
  return typeof access === 'object' && !RIGHTS_OF[caller].includes(access.right) ? 403 : undefined;
}

function tells({ tells: says }: Probe, { status, body }: Answer): boolean {
  return says === undefined ? status !== 404 : status === 200 && says(body);
}

describe('what is hidden', () => {
  it('is asked for on every route that tells of graphics', () => {
    const about = Object.entries<Route>(ROUTES)
      .filter(([, { path }]) => /\/(graphics|variants|files)\b/.test(path))
      .map(([name]) => name);
    // What one has published oneself, and what does not exist yet.
    expect(about.sort()).toEqual([...Object.keys(PROBES), 'createGraphic', 'myGraphics'].sort());
  });

  const isSeen = (caller: Caller, state: State, probe: Probe = { call: byId }) => {
    if (state === 'shown variant') return true;
    if (probe.isList && visibilityIn(state) !== 'all') return false;
    if (caller === 'holder') return state === 'linked graphic' && !probe.isChange;
    return INITIATED.includes(caller);
  };
  const cases = STATES.flatMap((state) =>
    CALLERS.flatMap((caller) =>
      Object.entries(PROBES).flatMap(([route, probes]) =>
        [probes]
          .flat()
          .filter((probe) => probe.isEndless !== true || !isSeen(caller, state, probe))
          .filter(({ except }) => except !== caller)
          .map((probe) => [route, caller, state, probe] as const),
      ),
    ),
  );

  it.each(cases)('%s asked by %s about a %s tells what the rule says', async (name, caller, state, probe) => {
    if (!isProbed(name)) throw new Error(`${name} is no route`);
    const variant = variants.get(state);
    if (variant === undefined) throw new Error(`there is no ${state}`);
    const call = probe.call(variant, state);
    const key = caller === 'holder' ? linkKeys.get(state) : undefined;
    const withToken = {
      ...call,
      ...(caller === 'visitor' ? {} : { token: tokenOf(caller) }),
      ...(key === undefined ? {} : { headers: { [LINK_KEY_HEADER]: key } }),
    };
    const answer = await product.client.call(name, withToken);
    const refusal = refusalOf(ROUTES[name], caller);
    if (refusal === undefined) expect(tells(probe, answer)).toBe(isSeen(caller, state, probe));
    else expect(answer.status).toBe(refusal);
  });
});
