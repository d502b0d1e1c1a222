import type { PageObject } from '@tastwerk/editor-core';
import { type BrailleTranslator, type Cell, translateTexts } from '@tastwerk/editor-core/braille';
import type { DrawnDocument } from '@tastwerk/editor-core/files';
import { kindName, type OverlayProps, useEditorStore } from '@tastwerk/editor-react';
import { Alert, Button, Dialog, saveBlob } from '@tastwerk/ui';
import { Download } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceAccess } from '../../pins/dot-pad/connections.js';
import type { PadKey } from '../../pins/dot-pad/packets.js';
import { dtmsFile } from '../../pins/dtms.js';
import { dtmsFileName } from '../../pins/dtms-name.js';
import { cellRows, textBytes } from '../../pins/pin-cells.js';
import { drawnDocument } from '../drawn-document.js';
import { useOpenedDocument } from '../opened-document.js';
import panes from '../panes.module.css';
import { useWork, type Work } from '../use-work.js';
import { PadSection } from './pad-section.js';
import { PinControls } from './pin-controls.js';
import { PinPanel } from './pin-panel.js';
import styles from './pins-dialog.module.css';
import { type Connections, connectionsOf, useDotPad } from './use-dot-pad.js';
import { type Pan, usePinPage } from './use-pin-page.js';

const ICON_PX = 18;

/** Keys of the display for what the buttons do: those beside the pins pan, the outer function keys zoom. */
const KEY_PANS: Readonly<Partial<Record<PadKey, Pan>>> = {
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
  readonly translator: BrailleTranslator;
  readonly connections: Connections;
}

/** A page on pins: the panel, what lies at its cursor, zoom and pan, and the display. */
function Feeling({ drawn, firstPage, translator, connections }: FeelingProps) {
  const { t } = useTranslation(['surfaces', 'editor', 'canvas']);
  const { kinds } = useEditorStore().engine;
  const pad = useDotPad(connections);
  const board = 'pad' in pad.state ? pad.state.pad.board : undefined;
  const pinPage = usePinPage(drawn, firstPage, board);
  const { document } = drawn;
  const { display, pins, cursor, object, zoomBy, pan } = pinPage;
  const name = object ? ownName(object, drawn) : '';
  const kind = object ? kindName(object, t) : '';
  const said = name === '' ? kind || t('pins.nothing') : t('pins.named', { kind, name });
  const words = name || kind || drawn.readable(document.graphicTitle).trim();

  const cellsOfWords = async (): Promise<readonly Cell[]> => {
    if (words === '' || display.textCells === 0) return [];
    const { lines } = await translateTexts(kinds, document, [words], translator);
    const result = lines[0]?.[1];
    return result?.ok ? result.value.cells : [];
  };
  const show = async () => {
    const cells = await cellsOfWords().catch(() => []);
    await pad.show({ graphic: cellRows(pins), text: textBytes(cells, display.textCells) });
  };
  const save = async () => {
    const cells = await cellsOfWords().catch(() => []);
    const file = dtmsFile([{ pins, cells, plain: words }]);
    saveBlob(new Blob([file.slice()], { type: 'application/json' }), dtmsFileName(drawn.fileName));
  };

  // A key of the display changes what is shown, and shows it there: fingers that press keys are off the pins.
  const awaitsKeys = useRef(false);
  useEffect(() => {
    pad.listen((keys) => {
      const by = keys.map((key) => KEY_PANS[key]).find((one) => one !== undefined);
      const zoom = keys.map((key) => KEY_ZOOMS[key]).find((one) => one !== undefined);
      const isZoomed = zoom !== undefined && pinPage.steps[pinPage.level + zoom] !== undefined;
      awaitsKeys.current = by !== undefined || isZoomed;
      if (by) pan(by);
      else if (isZoomed) zoomBy(zoom);
      else void show();
    });
  });
  const shown = useRef(pins);
  useEffect(() => {
    const isNew = shown.current !== pins;
    shown.current = pins;
    if (!awaitsKeys.current) return;
    awaitsKeys.current = false;
    if (isNew) void show();
  });

  return (
    <div className={panes.panes}>
      <div className={panes.pane}>
        <PinControls document={document} pinPage={pinPage} isConnected={board !== undefined} />
        <PadSection pad={pad} connections={connections} onShow={() => void show()} />
        {display.id === 'dot-pad' ? (
          <Button icon={<Download size={ICON_PX} />} onPress={() => void save()}>
            {t('pins.save')}
          </Button>
        ) : null}
        <Alert kind="info">{t('pins.untried')}</Alert>
      </div>
      <div className={panes.pane}>
        <PinPanel
          pins={pins}
          cursor={cursor}
          label={t('pins.panel', { columns: display.columns, rows: display.rows, raised: pins.count })}
          help={t('pins.help')}
          onCursor={pinPage.moveCursor}
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
  const { engine, document, page, translator } = useOpenedDocument();
  const [attempt, setAttempt] = useState(0);
  const [connections] = useState(() => connectionsOf(navigator as DeviceAccess));
  const draw = useCallback<Work<DrawnDocument>>(
    async (signal) => (await drawnDocument(engine, document, translator, signal)).drawn,
    [engine, document, translator],
  );
  const state = useWork(draw, attempt);
  return (
    <Dialog isOpen size="wide" title={t('pins.title')} closeLabel={t('dialog.close')} onClose={onClose}>
      {state.kind === 'done' ? (
        <Feeling drawn={state.value} firstPage={page} translator={translator} connections={connections} />
      ) : null}
      {state.kind === 'running' ? <p role="status">{t('pins.running')}</p> : null}
      {state.kind === 'failed' ? (
        <Alert
          kind="danger"
          isAnnounced
          actions={<Button onPress={() => setAttempt(attempt + 1)}>{t('dialog.again')}</Button>}
        >
          {t('dialog.failed')}
        </Alert>
      ) : null}
    </Dialog>
  );
}
