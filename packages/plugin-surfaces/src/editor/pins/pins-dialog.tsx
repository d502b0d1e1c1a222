import { type PageObject } from '@tastwerk/editor-core';
import { rememberLines, translateTexts } from '@tastwerk/editor-core/braille';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import { kindName, type OverlayProps, useEditor, useEditorStore } from '@tastwerk/editor-react';
import { Alert, Button, Dialog, IconButton, saveBlob, Select } from '@tastwerk/ui';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Download, ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../embossing/dot-grid.js';
import { PIN_DISPLAY_IDS, PIN_DISPLAYS, type PinDisplayId } from '../../pins/displays.js';
import type { DeviceAccess } from '../../pins/dot-pad/connections.js';
import type { PadKey } from '../../pins/dot-pad/packets.js';
import { dtmsFile } from '../../pins/dtms.js';
import { dtmsFileName } from '../../pins/dtms-name.js';
import { objectUnder } from '../../pins/object-under.js';
import { cellRows, textBytes } from '../../pins/pin-cells.js';
import { pinSheet, zoomSteps } from '../../pins/pin-sheet.js';
import { panned, placeOnSheet, viewAround, viewWithin } from '../../pins/pin-view.js';
import { PinPanel } from './pin-panel.js';
import styles from './pins-dialog.module.css';
import { type Connections, connectionsOf, useDotPad } from './use-dot-pad.js';
import { usePages } from './use-pages.js';

const ICON_PX = 18;

/** A finger on a pin means what lies within its square, and lines beside it. */
const REACH_STEPS = 0.75;

/** Keys of the display for what the buttons do. */
const KEY_PANS: Readonly<Partial<Record<PadKey, Parameters<typeof panned>[1]>>> = {
  'pan-left': { right: -1 },
  'pan-right': { right: 1 },
  left: { right: -1 },
  right: { right: 1 },
  up: { down: -1 },
  down: { down: 1 },
  f2: { down: -1 },
  f3: { down: 1 },
};
const KEY_ZOOMS: Readonly<Partial<Record<PadKey, 1 | -1>>> = { f1: -1, f4: 1 };

/** What an object is called by itself. */
const ownName = (object: PageObject, { readable }: DrawnDocument): string =>
  object.moniker.trim() || (object.type === 'label' ? readable(object.text).trim() : '');

interface FeelingProps {
  readonly drawn: DrawnDocument;
  readonly firstPage: number;
  readonly connections: Connections;
}

/** A page on pins: the panel, what lies at its cursor, zoom and pan, and the display. */
function Feeling({ drawn, firstPage, connections }: FeelingProps) {
  const { t, i18n } = useTranslation(['surfaces', 'editor', 'canvas']);
  const { ports } = useEditor();
  const { engine } = useEditorStore();
  const { document, scenes } = drawn;
  const [page, setPage] = useState(firstPage);
  const [chosen, setChosen] = useState<PinDisplayId>('dot-pad');
  const [level, setLevel] = useState(0);
  const [start, setStart] = useState<Place>({ column: 0, row: 0 });
  const [cursor, setCursor] = useState<Place>({ column: 0, row: 0 });
  const translator = useMemo(() => rememberLines(ports.translate), [ports.translate]);
  const known = PIN_DISPLAYS[chosen];
  const scene = scenes[page];

  /** What changes with a key of the display is shown there at once: who presses it has the fingers off the pins. */
  const onKeys = (keys: readonly PadKey[]) => {
    const pan = keys.map((key) => KEY_PANS[key]).find((one) => one !== undefined);
    const zoom = keys.map((key) => KEY_ZOOMS[key]).find((one) => one !== undefined);
    if (pan) void send(panned(view, pan, sheet, display));
    else if (zoom) zoomBy(zoom);
    else void send(view);
  };
  const device = useDotPad(connections, onKeys);
  const connected = 'pad' in device.state ? device.state.pad : undefined;
  const { graphic, text } = connected?.board ?? { graphic: undefined, text: undefined };
  const display = useMemo(
    () =>
      graphic && text
        ? { ...known, columns: graphic.cells * 2, rows: graphic.rows * 4, textCells: text.cells }
        : known,
    [graphic, text, known],
  );
  const steps = useMemo(
    () => zoomSteps({ widthMm: document.width, heightMm: document.height }, display),
    [document, display],
  );
  const stepMm = steps[level] ?? steps[0] ?? 1;
  const sheet = useMemo(
    () => pinSheet(scene ?? { widthMm: 1, heightMm: 1, title: '', language: '', primitives: [] }, stepMm),
    [scene, stepMm],
  );
  const view = viewWithin(start, sheet, display);
  const pins = useMemo(
    () => sheet.part({ column: view.column, row: view.row }, display),
    [sheet, view.column, view.row, display],
  );
  const place = placeOnSheet(cursor, view, stepMm);
  const object = objectUnder(engine.kinds, document.pages[page]?.objects ?? [], place, REACH_STEPS * stepMm);
  const name = object ? ownName(object, drawn) : '';
  const kind = object ? kindName(object, t) : '';
  const said = name === '' ? kind || t('pins.nothing') : t('pins.named', { kind, name });

  const cellsOf = async () => {
    const words = name || kind || drawn.readable(document.graphicTitle.trim());
    if (words === '' || display.textCells === 0) return [];
    const { lines } = await translateTexts(engine.kinds, document, [words], translator);
    const result = lines[0]?.[1];
    return result?.ok ? result.value.cells : [];
  };
  const send = async (shown: Place) => {
    setStart(shown);
    const part = sheet.part(shown, display);
    const cells = await cellsOf().catch(() => []);
    await device.show({ graphic: cellRows(part), text: textBytes(cells, display.textCells) });
  };
  const zoomTo = (next: number) => {
    const step = steps[next];
    if (step === undefined || !scene) return;
    setLevel(next);
    setStart(viewAround(place, pinSheet(scene, step), display));
    setCursor({ column: Math.floor(display.columns / 2), row: Math.floor(display.rows / 2) });
  };
  const zoomBy = (by: 1 | -1) => zoomTo(level + by);
  const pan = (by: Parameters<typeof panned>[1]) => setStart(panned(view, by, sheet, display));

  /** Keys that lead beyond the edge move the part that is shown. */
  const moveCursor = ({ column, row }: Place) => {
    const within = {
      column: Math.min(Math.max(0, column), display.columns - 1),
      row: Math.min(Math.max(0, row), display.rows - 1),
    };
    const beyond = { column: column - within.column, row: row - within.row };
    setCursor(within);
    if (beyond.column !== 0 || beyond.row !== 0) {
      setStart(
        viewWithin({ column: view.column + beyond.column, row: view.row + beyond.row }, sheet, display),
      );
    }
  };
  const save = async () => {
    const cells = await cellsOf().catch(() => []);
    const plain = name || kind || drawn.readable(document.graphicTitle);
    const file = dtmsFile([{ pins, cells, plain }]);
    saveBlob(new Blob([file.slice()], { type: 'application/json' }), dtmsFileName(drawn.fileName));
  };

  const shownMm = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(stepMm);
  const pinsUp = [...pins.raised()].length;
  return (
    <div className={styles.panes}>
      <div className={styles.wishes}>
        <Select
          label={t('pins.display')}
          options={PIN_DISPLAY_IDS.map((id) => ({
            id,
            label: t('pins.size', { ...PIN_DISPLAYS[id] }),
          }))}
          value={chosen}
          isDisabled={connected !== undefined}
          onChange={(id) => {
            setChosen(id);
            setLevel(0);
            setStart({ column: 0, row: 0 });
            setCursor({ column: 0, row: 0 });
          }}
        />
        {document.pages.length === 1 ? null : (
          <Select
            label={t('emboss.page')}
            options={document.pages.map((one, index) => ({
              id: String(index),
              label: one.name.trim() || t('emboss.pageNumber', { number: index + 1 }),
            }))}
            value={String(page)}
            onChange={(id) => setPage(Number(id))}
          />
        )}
        <div role="group" aria-label={t('pins.zoom')} className={styles.buttons}>
          <IconButton
            label={t('pins.zoomOut')}
            icon={<ZoomOut size={ICON_PX} />}
            isDisabled={level === 0}
            onPress={() => zoomBy(-1)}
          />
          <IconButton
            label={t('pins.zoomIn')}
            icon={<ZoomIn size={ICON_PX} />}
            isDisabled={level === steps.length - 1}
            onPress={() => zoomBy(1)}
          />
          <span>{level === 0 ? t('pins.whole') : t('pins.step', { mm: shownMm })}</span>
        </div>
        <div role="group" aria-label={t('pins.pan')} className={styles.buttons}>
          <IconButton
            label={t('pins.left')}
            icon={<ArrowLeft size={ICON_PX} />}
            onPress={() => pan({ right: -1 })}
          />
          <IconButton
            label={t('pins.right')}
            icon={<ArrowRight size={ICON_PX} />}
            onPress={() => pan({ right: 1 })}
          />
          <IconButton
            label={t('pins.up')}
            icon={<ArrowUp size={ICON_PX} />}
            onPress={() => pan({ down: -1 })}
          />
          <IconButton
            label={t('pins.down')}
            icon={<ArrowDown size={ICON_PX} />}
            onPress={() => pan({ down: 1 })}
          />
        </div>
        <section className={styles.device}>
          <h3 className={styles.heading}>{t('pins.device')}</h3>
          {Object.keys(connections).length === 0 ? <p>{t('pins.noAccess')}</p> : null}
          {connected ? (
            <>
              <p>{t('pins.connected', { name: connected.name })}</p>
              <Button
                variant="primary"
                isPending={device.state.kind === 'showing'}
                onPress={() => void send(view)}
              >
                {t('pins.show')}
              </Button>
              <Button variant="quiet" onPress={() => void device.disconnect()}>
                {t('pins.disconnect')}
              </Button>
            </>
          ) : (
            (['serial', 'bluetooth'] as const).map((carrier) =>
              connections[carrier] ? (
                <Button
                  key={carrier}
                  isPending={device.state.kind === 'connecting'}
                  onPress={() => void device.connect(carrier)}
                >
                  {t(`pins.connect.${carrier}`)}
                </Button>
              ) : null,
            )
          )}
          <p role="status" className={styles.status}>
            {device.state.kind === 'showing' ? t('pins.showing') : null}
            {device.state.kind === 'shown' ? t('pins.shown') : null}
          </p>
          {device.problem === null ? null : (
            <Alert kind="danger" isAnnounced>
              {t(`pins.problem.${device.problem}`)}
            </Alert>
          )}
        </section>
        {chosen === 'dot-pad' ? (
          <Button icon={<Download size={ICON_PX} />} onPress={() => void save()}>
            {t('pins.save')}
          </Button>
        ) : null}
        <Alert kind="info">{t('pins.untried')}</Alert>
      </div>
      <div className={styles.surface}>
        <PinPanel
          pins={pins}
          cursor={cursor}
          label={t('pins.panel', { columns: display.columns, rows: display.rows, raised: pinsUp })}
          help={t('pins.help')}
          onCursor={moveCursor}
          onZoom={zoomBy}
        />
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
    </div>
  );
}

/** Shows the pages on pins: on the screen, and on a Dot Pad that is connected. The document stays as it is. */
export function PinsDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation('surfaces');
  const store = useEditorStore();
  const { ports, outgoing } = useEditor();
  const [opened] = useState(() => {
    const { history, session } = store.getState();
    return { document: outgoing(history.present), page: session.currentPage };
  });
  const [attempt, setAttempt] = useState(0);
  const translator = useMemo(() => rememberLines(ports.translate), [ports.translate]);
  const [connections] = useState(() => connectionsOf(navigator as DeviceAccess));
  const state = usePages(store.engine, opened.document, translator, attempt);
  return (
    <Dialog isOpen size="wide" title={t('pins.title')} closeLabel={t('emboss.close')} onClose={onClose}>
      {state.kind === 'done' ? (
        <Feeling drawn={state.drawn} firstPage={opened.page} connections={connections} />
      ) : null}
      {state.kind === 'running' ? <p role="status">{t('pins.running')}</p> : null}
      {state.kind === 'failed' ? (
        <Alert
          kind="danger"
          isAnnounced
          actions={<Button onPress={() => setAttempt(attempt + 1)}>{t('emboss.again')}</Button>}
        >
          {t('emboss.failed')}
        </Alert>
      ) : null}
    </Dialog>
  );
}
