import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type PageObject, runCommand, sessionActions } from '@tastwerk/editor-core';
import { createListener } from '../../../test/listener.js';
import { contributions } from '../../../test/contributions.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import type { FindingRow } from '../proofing/finding-rows.js';
import { documentOf } from '../../state/selectors.js';
import { RUN_REST_MS } from './speech.js';
import type { SpokenSession } from './spoken-session.js';
import { goTo, objectAt } from './walk.js';
import { applyCommand, createObject } from '@tastwerk/editor-core/standard';
import { kinds } from '@tastwerk/editor-core/standard';

const RECT = newUuid();
const WHEEL = newUuid();
const LABEL = newUuid();
const GROUP = newUuid();
const LEFT = newUuid();
const RIGHT = newUuid();

const objects: readonly PageObject[] = [
  createObject('ellipse', { uuid: WHEEL, x: 80, y: 50, width: 20, height: 20, moniker: 'Rad' }),
  createObject('rect', {
    uuid: RECT,
    x: 20,
    y: 50,
    width: 40,
    height: 30,
    moniker: 'Balken',
    pattern: { template: 'grid', offset: 2, clearance: 0 },
  }),
  createObject('group', {
    uuid: GROUP,
    moniker: 'Baum',
    objects: [
      createObject('rect', { uuid: LEFT, x: 20, y: 200, width: 10, height: 10 }),
      createObject('rect', { uuid: RIGHT, x: 60, y: 200, width: 10, height: 10, angle: 45, locked: true }),
    ],
  }),
  createObject('label', { uuid: LABEL, x: 20, y: 120, width: 60, height: 14, text: 'Haus' }),
];

const gap: FindingRow = {
  key: 'gap',
  finding: {
    ruleId: 'gap-elements',
    severity: 'error',
    objects: [RECT],
    pageIndex: 0,
    place: null,
    measured: 2,
    wanted: 3,
    source: 'tastwerk',
  },
  findings: [],
  objects: [RECT],
  places: [],
};

let closing: SpokenSession | undefined;

function listen(language: 'de' | 'en' = 'de') {
  const blank = createNewDocument('de');
  const pageUuid = blank.pages[0]?.uuid ?? '';
  const first = blank.pages[0]?.objects.map(({ uuid }) => uuid) ?? [];
  const bare = applyCommand(blank, { type: 'remove-objects', uuids: first });
  if (!bare.ok) throw new Error(bare.error.code);
  const drawn = applyCommand(bare.value, { type: 'add-objects', pageUuid, objects });
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.error));
  const listener = createListener(drawn.value, language, [gap]);
  const { store, session } = listener;
  closing = session;
  return {
    ...listener,
    walk: (to: Parameters<typeof objectAt>[2]) => goTo(store, objectAt(kinds, store.getState(), to)),
  };
}

describe('what is said', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    closing?.close();
    jest.useRealTimers();
  });

  it('tells an object with kind, name, order, place, size, texture and findings', () => {
    const { selecting } = listen();
    expect(selecting(RECT)).toBe(
      'Rechteck „Balken“, 1 von 4, links 20 mm, oben 50 mm, 40 mal 30 mm, Textur Gitter. 1 Befund.',
    );
  });

  it('speaks English', () => {
    const { selecting, doing } = listen('en');
    expect(selecting(RECT)).toBe(
      'Rectangle “Balken”, 1 of 4, 20 mm from the left, 50 mm from the top, 40 by 30 mm, texture Grid. 1 finding.',
    );
    expect(doing({ type: 'move-objects', uuids: [RECT], dx: 0.5, dy: 0 })).toBe(
      '20.5 mm from the left, 50 mm from the top',
    );
  });

  it('tells what a label names, as long as that is there', () => {
    const { doing, selecting } = listen();
    const anchor = { object: WHEEL, at: { x: 0.5, y: 0.5 } };
    doing({ type: 'update-objects', changes: [{ uuid: LABEL, set: { anchor } }] });
    expect(selecting(LABEL)).toContain('benennt Kreis „Rad“');
    doing({ type: 'remove-objects', uuids: [WHEEL] });
    expect(selecting(LABEL)).not.toContain('benennt');
  });

  it('tells group, turn and lock of a member', () => {
    const { selecting } = listen();
    expect(selecting(RIGHT)).toContain('um 45 Grad gedreht');
    expect(selecting(LEFT, RIGHT)).toMatch(
      /^2 Objekte ausgewählt\. Quadrat liegt rechts von Quadrat, Abstand/,
    );
    const member = selecting(RIGHT);
    expect(member).toContain('2 von 2');
    expect(member).toContain('gesperrt, in Gruppe „Baum“');
    expect(selecting(GROUP)).toContain('2 Objekte darin');
    expect(selecting()).toBe('Auswahl aufgehoben.');
  });

  it('goes through the objects in reading order, and through the members of a group alone', () => {
    const { walk, store } = listen();
    const selected = () => store.getState().session.selectedUuids[0];
    const way = [RECT, WHEEL, LABEL, GROUP].map((uuid) => {
      walk('next');
      return selected() === uuid;
    });
    expect(way).toEqual([true, true, true, true]);
    expect(walk('next')).toBe(false);
    walk('first');
    expect(selected()).toBe(RECT);
    store.dispatch(sessionActions.select([RIGHT]));
    walk('previous');
    expect(selected()).toBe(LEFT);
    expect(walk('previous')).toBe(false);
  });

  it('says where a moved object is now, and of quick steps only the last', () => {
    const { selecting, store, speech, said, rest } = listen();
    selecting(WHEEL);
    const before = speech.utterance.get().turn;
    for (let step = 0; step < 5; step += 1) {
      store.dispatch(runCommand({ type: 'move-objects', uuids: [WHEEL], dx: 1, dy: 0 }));
    }
    rest();
    expect(said()).toBe('links 85 mm, oben 50 mm');
    expect(speech.utterance.get().turn).toBe(before + 1);
  });

  it('says an object once that is reached and turned or moved in one breath', () => {
    const { selecting, store, rest, said } = listen();
    selecting(WHEEL);
    const turned = { type: 'rotate-objects', degrees: 15, centre: { x: 40, y: 65 } } as const;
    store.dispatch(sessionActions.select([RECT]));
    store.dispatch(runCommand({ ...turned, uuids: [RECT] }));
    rest();
    expect(said()).toMatch(/^Rechteck „Balken“, 1 von 4, links/);
    expect(said().match(/um 15 Grad gedreht/g)).toHaveLength(1);
    store.dispatch(sessionActions.select([LABEL]));
    store.dispatch(runCommand({ type: 'move-objects', uuids: [LABEL], dx: 1, dy: 0 }));
    rest();
    expect(said()).toMatch(/^Beschriftung „Haus“, 3 von 4, links 21 mm, oben 120 mm/);
  });

  it('says what was done to one object when another is reached in the same breath', () => {
    const { selecting, store, rest, said } = listen();
    selecting(WHEEL);
    store.dispatch(runCommand({ type: 'move-objects', uuids: [WHEEL], dx: 1, dy: 0 }));
    store.dispatch(sessionActions.select([LABEL]));
    rest();
    expect(said()).toMatch(/^Kreis „Rad“: links 81 mm, oben 50 mm\. Beschriftung „Haus“/);
  });

  it('says what a plugin tells of its command in place of the usual sentence, and the next change as ever', () => {
    const { store, session, said, rest, doing, asking, around } = listen();
    around.isWriting = true;
    store.dispatch(runCommand({ type: 'remove-objects', uuids: [WHEEL] }));
    session.fulfil({ done: 'Das Rad ist weg.' });
    store.dispatch(sessionActions.select([RECT]));
    rest();
    expect(said()).toBe('Das Rad ist weg.');
    around.isWriting = false;
    expect(asking('lastChange')).toBe('Kreis „Rad“ gelöscht');
    expect(doing({ type: 'remove-objects', uuids: [LABEL] })).toContain('gelöscht');
  });

  it('says what was deleted, and what undoing and repeating took back and did again', () => {
    const { doing, undoing, redoing, asking } = listen();
    expect(asking('lastChange')).toBe('Noch nichts geändert.');
    expect(doing({ type: 'remove-objects', uuids: [WHEEL] })).toBe('Kreis „Rad“ gelöscht');
    expect(undoing()).toContain('Rückgängig: Kreis „Rad“ wieder da, links 80 mm, oben 50 mm');
    expect(redoing()).toContain('Wiederholt: Kreis „Rad“ gelöscht');
    expect(asking('lastChange')).toBe('Wiederholt: Kreis „Rad“ gelöscht');
  });

  it('says an object that was added once, with its place', () => {
    const { store, rest, said } = listen();
    const uuid = newUuid();
    const added = createObject('rect', { uuid, x: 100, y: 100, width: 10, height: 20 });
    const pageUuid = documentOf(store.getState()).pages[0]?.uuid ?? '';
    store.dispatch(runCommand({ type: 'add-objects', pageUuid, objects: [added] }));
    store.dispatch(sessionActions.select([uuid]));
    rest();
    expect(said()).toMatch(/^Hinzugefügt: Rechteck, 3 von 5, links 100 mm, oben 100 mm, 10 mal 20 mm/);
  });

  it('says nothing of what is saved, nor of letters while someone writes', () => {
    const { doing, said, around } = listen();
    doing({ type: 'mark-saved', set: { lastSaved: '2026-11-21T00:00:00Z' } });
    expect(said()).toBe('');
    around.isWriting = true;
    doing({ type: 'set-document-properties', set: { graphicTitle: 'Stadt' } });
    expect(said()).toBe('');
  });

  it('answers what lies around the selection', () => {
    const { selecting, asking } = listen();
    expect(asking('neighbours')).toBe('Nichts ausgewählt.');
    selecting(WHEEL);
    const around = asking('neighbours');
    expect(around).toMatch(/^Links davon Rechteck „Balken“, [\d,]+ mm\. Rechts davon der Blattrand/);
    expect(around).toContain('Darüber der Blattrand');
  });

  it('tells how a line is drawn only when the selection is asked for', () => {
    const { selecting, asking } = listen();
    expect(selecting(RECT)).not.toContain('Linie');
    expect(asking('selection')).toContain('Textur Gitter, Linie 1,5 mm, durchgezogen');
  });

  it('tells how two selected objects lie to each other, and names three', () => {
    const { selecting, doing } = listen();
    // Between the frames there are 20 mm, between the lines half of 1.5 mm less on each side.
    expect(selecting(RECT, WHEEL)).toBe(
      '2 Objekte ausgewählt. Kreis „Rad“ liegt rechts von Rechteck „Balken“, Abstand 18,5 mm.',
    );
    expect(selecting(RECT, WHEEL, LABEL)).toBe(
      '3 Objekte ausgewählt: Rechteck „Balken“, Kreis „Rad“, Beschriftung „Haus“.',
    );
    doing({ type: 'move-objects', uuids: [WHEEL], dx: -50, dy: 5 });
    expect(selecting(RECT, WHEEL)).toContain(
      'Kreis „Rad“ liegt in Rechteck „Balken“, Abstand zum Rand 3,5 mm.',
    );
  });

  it('tells by what an object is kept in its place, and what frees it', () => {
    const { selecting, doing, asking } = listen();
    const kept = {
      relation: { kind: 'beside', side: 'right', of: RECT },
      gapMm: 10,
      along: 'start',
    } as const;
    const words = 'bleibt rechts von Rechteck „Balken“, Abstand 10 mm';
    const keep = () => doing({ type: 'update-objects', changes: [{ uuid: WHEEL, set: { kept } }] });
    expect(keep()).toContain(`Kreis „Rad“ ${words}.`);
    expect(selecting(WHEEL)).toContain(words);
    expect(asking('lastChange')).toContain(words);
    const freed = 'ist nicht mehr an Rechteck „Balken“ gebunden';
    expect(doing({ type: 'move-objects', uuids: [WHEEL], dx: 5, dy: 0 })).toContain(`Kreis „Rad“ ${freed}.`);
    keep();
    expect(doing({ type: 'remove-objects', uuids: [RECT] })).toContain(`Kreis „Rad“ ${freed}.`);
    expect(selecting(WHEEL)).not.toContain('bleibt');
  });

  it('tells new contacts of what was moved, once', () => {
    const { selecting, doing, undoing } = listen();
    selecting(WHEEL);
    const move = (dx: number) => doing({ type: 'move-objects', uuids: [WHEEL], dx, dy: 0 });
    const now = 'Überschneidet jetzt: Rechteck „Balken“.';
    expect(move(-5)).toBe('links 75 mm, oben 50 mm');
    expect(move(-20)).toBe(`links 55 mm, oben 50 mm. ${now}`);
    // A step that follows at once may be heard in its place.
    expect(move(-1)).toBe(`links 54 mm, oben 50 mm. ${now}`);
    jest.advanceTimersByTime(RUN_REST_MS);
    expect(move(-1)).toBe('links 53 mm, oben 50 mm');
    expect(undoing()).toBe('Rückgängig: Kreis „Rad“ wieder links 54 mm, oben 50 mm');
  });

  it('tells what a moved object comes to lie in, and that it has left it', () => {
    const { selecting, doing } = listen();
    selecting(WHEEL);
    const move = (dx: number, dy: number) => {
      jest.advanceTimersByTime(RUN_REST_MS);
      return doing({ type: 'move-objects', uuids: [WHEEL], dx, dy });
    };
    expect(move(-50, 5)).toBe('links 30 mm, oben 55 mm. Liegt jetzt in: Rechteck „Balken“.');
    expect(move(1, 0)).toBe('links 31 mm, oben 55 mm');
    expect(move(49, 0)).toBe('links 80 mm, oben 55 mm. Liegt nicht mehr in: Rechteck „Balken“.');
  });

  it('answers what overlaps and touches: of the selection, else on the page', () => {
    const { selecting, doing, asking } = listen();
    expect(asking('contacts')).toBe('Auf dieser Seite berührt und überschneidet sich nichts.');
    selecting(WHEEL);
    expect(asking('contacts')).toBe('Berührt und überschneidet nichts.');
    doing({ type: 'move-objects', uuids: [WHEEL], dx: -25, dy: 0 });
    const told = '1 Berührung oder Überschneidung. Kreis „Rad“ und Rechteck „Balken“ überschneiden sich.';
    expect(asking('contacts')).toBe(told);
    selecting();
    expect(asking('contacts')).toMatch(/^1 Berührung oder Überschneidung\. /);
  });

  it('tells an outline as a finger follows it', () => {
    const { selecting, asking } = listen();
    expect(asking('outline')).toBe('Nichts ausgewählt.');
    selecting(RECT);
    expect(asking('outline')).toBe(
      'Umriss von Rechteck „Balken“. Ab links 20 mm, oben 50 mm: 40 mm nach rechts, 30 mm nach unten, 40 mm nach links, ' +
        '30 mm nach oben, geschlossen.',
    );
    selecting(RIGHT);
    expect(asking('outline')).toContain('10 mm nach rechts unten (45 Grad zur Waagerechten)');
    selecting(LABEL);
    expect(asking('outline')).toBe('Beschriftung „Haus“ hat keinen Umriss.');
  });

  it('tells what leaves the sheet, and brings it back', () => {
    const { store, selecting, doing, rest, said } = listen();
    selecting(RECT);
    expect(doing({ type: 'move-objects', uuids: [RECT], dx: -30, dy: 0 })).toBe(
      'links -10 mm, oben 50 mm. Rechteck „Balken“ ragt über das Blatt hinaus: links 10,8 mm. J holt die Auswahl auf das Blatt zurück.',
    );
    expect(doing({ type: 'move-objects', uuids: [RECT], dx: -60, dy: 0 })).toContain(
      'Rechteck „Balken“ liegt außerhalb des Blatts: links 70,8 mm.',
    );
    const back = contributions.actions.find(({ id }) => id === 'ontoSheet');
    expect(back?.isEnabled(store.getState(), kinds)).toBe(true);
    back?.run({ store, view: undefined, editLabel: () => undefined });
    rest();
    expect(said()).toBe('links 0,8 mm, oben 50 mm');
    expect(back?.isEnabled(store.getState(), kinds)).toBe(false);
  });

  it('answers with the findings of the selection in full, and of the page when nothing is selected', () => {
    const { selecting, asking } = listen();
    const sentence = /^1 Befund\. Zwischen diesen Elementen liegen 2 mm\./;
    expect(asking('findings')).toMatch(sentence);
    selecting(RECT);
    expect(asking('findings')).toMatch(sentence);
    selecting(WHEEL);
    expect(asking('findings')).toBe('Kein Befund.');
  });

  it('tells the page in a breath, and a tool and a page that are chosen', () => {
    const { asking, store, rest, said, doing } = listen();
    expect(asking('page')).toBe(
      'Seite 1 von 1. A4 hoch (210 × 297 mm). Rechteck: 1, Kreis: 1, Beschriftung: 1, Gruppe: 1. Prüfung: 1 Fehler.',
    );
    store.dispatch(sessionActions.setTool('RECT'));
    rest();
    expect(said()).toBe('Werkzeug: Rechteck');
    doing({ type: 'add-page', uuid: newUuid(), name: 'Seite 2', titleLabelUuid: newUuid() });
    expect(said()).toBe('Seite hinzugefügt');
    store.dispatch(sessionActions.setCurrentPage(1));
    rest();
    expect(said()).toBe('Seite 2 von 2.');
    const [, second] = documentOf(store.getState()).pages;
    doing({ type: 'set-page', uuid: second?.uuid ?? '', set: { name: 'Grundriss' } });
    expect(asking('page')).toMatch(/^Seite 2 von 2, Grundriss\. /);
    store.dispatch(sessionActions.setCurrentPage(0));
    store.dispatch(sessionActions.select([LABEL]));
    rest();
    expect(said()).toMatch(/^Seite 1 von 2\. Beschriftung „Haus“/);
  });

  it('says why what was asked for by a key cannot be done', () => {
    const { trying, selecting } = listen();
    expect(trying('group')).toBe('Nicht möglich: Wählen Sie dazu mindestens zwei Objekte aus.');
    expect(trying('nextPage')).toBe('Nicht möglich: Dazu braucht der Entwurf eine weitere Seite.');
    selecting(GROUP);
    expect(trying('nextObject')).toBe('Nicht möglich: In dieser Richtung gibt es kein weiteres Objekt.');
  });

  it('says the same words again when they are asked for again', () => {
    const { selecting, asking, speech } = listen();
    selecting(RECT);
    const words = asking('selection');
    const { turn } = speech.utterance.get();
    expect(asking('selection')).toBe(words);
    expect(speech.utterance.get().turn).toBe(turn + 1);
  });
});
