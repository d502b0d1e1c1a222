import { describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { relationOf } from '@tastwerk/editor-core/description';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import { changesOfText, drawChangesOfText } from '../changes/changes-of-text.js';
import { drawSceneText } from '../reading/read-scene-text.js';
import { calledOf } from '../writing/names.js';
import { writeSceneText } from '../writing/write-scene-text.js';
import { countingIds, engine, resourcesOf, translator } from '../../test/engine.js';

/** How far a gap may be from what was wished, in mm. */
const SAME_MM = 0.1;

async function draw(text: string): Promise<Document> {
  const read = await drawSceneText(text, { engine, translator, newId: countingIds() });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.document;
}

function called(document: Document, name: string): PageObject {
  const object = document.pages[0]?.objects.find((one) => calledOf({ ...one }) === name);
  if (!object) throw new Error(`no object ${name}`);
  return object;
}

async function relation(document: Document, one: string, other: string) {
  const page = { document, pageIndex: 0, resources: await resourcesOf(document) };
  return relationOf(page, called(document, other).uuid, called(document, one).uuid);
}

/** The issue's own sheet: a triangle of 80 mm with three labels, a circle inside, and a textured rectangle 10 mm right of it. */
const SHEET = `Szenentext 1
Grafik "Dreieck mit Inkreis"
Art der Grafik "Geometrische Figuren"
Zusammenfassung "Ein gleichseitiges Dreieck mit Kreis, daneben ein Rechteck."
Einzelheiten "Links das Dreieck A B C mit 80 mm langen Seiten, darin der Kreis. Rechts das Rechteck."
Titel "Dreieck und Rechteck" bei 10, 10
Dreieck "D" Seite 80 bei 30, 90
Beschriftung "A" Vollzeichen an Ecke 1 von "D"
Beschriftung "B" Vollzeichen an Ecke 2 von "D"
Beschriftung "C" Vollzeichen an Ecke 3 von "D"
Kreis "K" Radius 15 in "D"
Rechteck "R" Breite 40 Höhe 40 Textur Punkte eng Texturabstand 2 rechts von "D" Abstand 10 mittig
`;

describe('relations of a scene text', () => {
  it('draw the sheet of twelve lines without an error of the proof', async () => {
    expect(SHEET.trimEnd().split('\n').length).toBeLessThanOrEqual(12);
    const document = await draw(SHEET);
    const rules = await engine.rules();
    const findings = proof(rules, document, swellProfile, await resourcesOf(document));
    expect(findings).toEqual([]);
    const right = await relation(document, 'R', 'D');
    expect(right).toMatchObject({ kind: 'apart', direction: 'right' });
    expect(Math.abs((right?.gapMm ?? 0) - 10)).toBeLessThan(SAME_MM);
    expect(await relation(document, 'D', 'K')).toMatchObject({ kind: 'inside' });
    for (const label of ['A', 'B', 'C']) {
      const beside = await relation(document, label, 'D');
      expect(beside?.kind).toBe('apart');
      expect(Math.abs((beside?.gapMm ?? 0) - 3)).toBeLessThan(SAME_MM);
      expect(called(document, label)).toMatchObject({ anchor: { object: called(document, 'D').uuid } });
    }
    expect(writeSceneText(document, engine, 'de').trimEnd().split('\n').length).toBeLessThanOrEqual(12);
  });

  const BASES = [
    'Rechteck "X" Breite 40 Höhe 30 bei 90, 120',
    'Rechteck "X" Breite 40 Höhe 30 bei 90, 120 Drehung 30',
    'Kreis "X" Radius 20 bei 90, 120',
    'Dreieck "X" Seite 50 bei 80, 110',
    'Ellipse "X" Breite 50 Höhe 20 bei 80, 120 Drehung 45 Linienbreite 3',
    'Linie "X" von 90, 120 nach 120, 150',
    'Gruppe "X"\n  Quadrat Seite 20 bei 90, 120\n  Kreis Radius 8 bei 115, 130',
  ];
  const OWN = [
    'Kreis "Y" Radius 9',
    'Dreieck "Y" Seiten 20, 25, 30',
    'Beschriftung "Y"',
    'Quadrat "Y" Seite 15 Drehung 20',
  ];
  const SIDES = [
    ['rechts von', 'right'],
    ['links von', 'left'],
    ['oberhalb von', 'above'],
    ['unterhalb von', 'below'],
  ] as const;

  it('keep the gap between true outlines on every side', async () => {
    for (const base of BASES)
      for (const own of OWN)
        for (const [words, side] of SIDES)
          for (const gap of [0, 2.5, 10]) {
            const document = await draw(`${base}\n${own} ${words} "X" Abstand ${gap} mittig`);
            const found = await relation(document, 'Y', 'X');
            const what = `${base} / ${own} ${words} ${gap}`;
            expect([what, Math.abs((found?.gapMm ?? 99) - gap) < SAME_MM]).toEqual([what, true]);
            // A slanted line has no side that all of it faces.
            if (gap > 0 && !base.startsWith('Linie')) expect([what, found?.direction]).toEqual([what, side]);
          }
  });

  it.each([
    ['an Ecke 2 von "X"', 0],
    ['an Ecke 3 von "X" Abstand 4', 4],
    ['an Kante 2 von "X" Abstand 5', 5],
    ['berührend rechts von "X"', 0],
  ])('%s', async (words, gap) => {
    const document = await draw(`Dreieck "X" Seite 50 bei 80, 110\nKreis "Y" Radius 3 ${words}`);
    const found = await relation(document, 'Y', 'X');
    expect(Math.abs((found?.gapMm ?? 99) - gap)).toBeLessThan(SAME_MM);
  });

  it('put things between two others, as large as others, and with their middle at a place', async () => {
    const document = await draw(`
      Kreis "L" Radius 10 bei 40, 100
      Kreis "R" Radius 10 bei 120, 100
      Quadrat "M" Seite 12 zwischen "L" und "R"
      Rechteck "G" so groß wie "L" bei 20, 200
      Kreis "Z" Radius 5 Mitte 100, 250`);
    expect(called(document, 'M')).toMatchObject({ x: 84, y: 104 });
    expect(called(document, 'G')).toMatchObject({ width: 20, height: 20 });
    expect(called(document, 'Z')).toMatchObject({ x: 95, y: 245 });
  });

  it('lead arrows from object to object with room at both ends', async () => {
    const document = await draw(`
      Kreis "L" Radius 10 bei 40, 100
      Quadrat "R" Seite 20 bei 120, 140
      Pfeil "P" von "L" nach "R" Abstand 3`);
    for (const end of ['L', 'R']) {
      const found = await relation(document, 'P', end);
      expect(found?.kind).toBe('apart');
      expect(Math.abs((found?.gapMm ?? 0) - 3)).toBeLessThan(SAME_MM);
    }
  });

  it('are kept where a line says so, and written with it', async () => {
    const document = await draw(`
      Dreieck "D" Seite 50 bei 40, 110
      Kreis "K" Radius 9 bleibt rechts von "D" Abstand 30 mittig
      Quadrat "M" Seite 5 bleibt zwischen "D" und "K"
      Pfeil "P" bleibt ab "K" bis "D" Abstand 2
      Beschriftung "A" bleibt an Ecke 2 von "D"`);
    const [d, k] = [called(document, 'D').uuid, called(document, 'K').uuid];
    expect(called(document, 'K')).toMatchObject({
      kept: { relation: { kind: 'beside', side: 'right', of: d }, gapMm: 30, along: 'middle' },
    });
    expect(called(document, 'M')).toMatchObject({ kept: { relation: { kind: 'between', of: d, and: k } } });
    expect(called(document, 'P')).toMatchObject({ kept: { from: k, to: d, gapMm: 2 } });
    expect((await relation(document, 'K', 'D'))?.gapMm).toBeCloseTo(30, 1);
    expect((await relation(document, 'P', 'D'))?.gapMm).toBeCloseTo(2, 1);
    const text = writeSceneText(document, engine, 'en');
    expect(text).toContain(' stays right of "D" gap 30 centred\n');
    expect(text).toContain(' stays beginning at "K" ending at "D" gap 2\n');
    expect(text).toContain(' stays at corner 2 of "D"\n');

    // What else changes is followed by the same command as in the editor.
    const moved = engine.commands.apply(document, { type: 'move-objects', uuids: [d], dx: 20, dy: -40 });
    if (!moved.ok) throw new Error(moved.error.code);
    for (const name of ['D', 'K', 'M', 'A']) {
      const [was, is] = [called(document, name), called(moved.value, name)];
      if (!('x' in was && 'x' in is)) throw new Error(`${name} has no place`);
      expect([name, is.x - was.x, is.y - was.y]).toEqual([
        name,
        expect.closeTo(20, 1),
        expect.closeTo(-40, 1),
      ]);
    }
  });

  it('are where a line says a place as well, and follow a gap that is changed', async () => {
    const document = await draw(
      'Quadrat "Q" Seite 20 bei 40, 100\nKreis "K" Radius 5 bleibt rechts von "Q" Abstand 10',
    );
    const text = writeSceneText(document, engine, 'de').replace('Abstand 10', 'Abstand 15');
    const changed = changesOfText(document, text, { engine, newId: countingIds() });
    if (!changed.ok || !('x' in called(document, 'K'))) throw new Error('nothing is changed');
    const [was, is] = [called(document, 'K'), called(changed.value.document, 'K')];
    expect('x' in was && 'x' in is && is.x - was.x).toBeCloseTo(5, 2);
    const freed = changesOfText(document, text.replace(/ bleibt .*/u, ''), { engine, newId: countingIds() });
    expect(freed.ok && called(freed.value.document, 'K')).not.toHaveProperty('kept');
  });

  it('are no circle, also where lines say their places', async () => {
    const read = await drawSceneText(
      'Kreis "A" Radius 5 bei 40, 40 bleibt links von "B"\nKreis "B" Radius 5 bei 90, 40 bleibt rechts von "A"',
      { engine, translator, newId: countingIds() },
    );
    expect(read).toMatchObject({ ok: false, error: [{ code: 'RELATION_CIRCLE', line: 1, column: 48 }] });
  });

  it('hold in any order of the lines, and in groups', async () => {
    const document = await draw(`
      Kreis "C" Radius 5 rechts von "B" Abstand 4
      Gruppe "G" unterhalb von "A" Abstand 8
        Kreis "B" Radius 5 bei 0, 0
        Kreis "D" Radius 5 rechts von "B" Abstand 6
      Quadrat "A" Seite 20 bei 60, 60`);
    const group = called(document, 'G');
    const page = { document, pageIndex: 0, resources: await resourcesOf(document) };
    const objects = group.type === 'group' ? group.objects : [];
    const [b, d] = objects;
    const gaps = [
      relationOf(page, called(document, 'A').uuid, group.uuid)?.gapMm,
      relationOf(page, b?.uuid ?? '', d?.uuid ?? '')?.gapMm,
      relationOf(page, b?.uuid ?? '', called(document, 'C').uuid)?.gapMm,
    ];
    expect(gaps.map((gap) => Math.round((gap ?? 0) * 10) / 10)).toEqual([8, 6, 4]);
  });
});

describe('a relation that is kept and changed alone', () => {
  const LINES = `Szenentext 1
Dreieck "D" Seite 60 bei 40, 110
Beschriftung "Höhe" bleibt rechts von "D" Abstand 10 mittig`;

  it.each([
    ['Abstand 10', 'Abstand 20', 20],
    ['rechts von "D" Abstand 10', 'unterhalb von "D" Abstand 5', 5],
  ])('%s to %s: the label goes where it belongs by its dots', async (from, to, gap) => {
    const document = await draw(LINES);
    const text = writeSceneText(document, engine, 'de');
    const changed = await drawChangesOfText(document, text.replace(from, to), {
      engine,
      translator,
      newId: countingIds(500),
    });
    if (!changed.ok) throw new Error(JSON.stringify(changed.error));
    const found = await relation(changed.value.document, 'Höhe', 'D');
    expect(Math.abs((found?.gapMm ?? 99) - gap)).toBeLessThan(SAME_MM);
    // As if it had been written so from the beginning.
    const drawn = called(await draw(LINES.replace(from, to)), 'Höhe');
    const { x, y } = { x: 0, y: 0, ...called(changed.value.document, 'Höhe') };
    expect({ x: 0, y: 0, ...drawn }).toMatchObject({ x, y });
  });

  it('leaves it where the line says when that is changed, too', async () => {
    const document = await draw(LINES);
    const text = writeSceneText(document, engine, 'de');
    const there = text
      .replace(/bei [\d.]+, [\d.]+ (?=Breite)/u, 'bei 150, 200 ')
      .replace('Abstand 10', 'Abstand 20');
    const changed = await drawChangesOfText(document, there, { engine, translator, newId: countingIds(500) });
    expect(changed.ok && called(changed.value.document, 'Höhe')).toMatchObject({ x: 150, y: 200 });
  });
});
