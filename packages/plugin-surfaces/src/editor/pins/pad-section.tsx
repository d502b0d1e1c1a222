import { Alert, Button } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import panes from '../panes.module.css';
import styles from './pins-dialog.module.css';
import type { Connections, Pad } from './use-dot-pad.js';

const CARRIERS = ['serial', 'bluetooth'] as const;

interface PadSectionProps {
  readonly pad: Pad;
  readonly connections: Connections;
  readonly onShow: () => void;
}

/** Connects a display, shows the part on it, and says what it does. */
export function PadSection({ pad, connections, onShow }: PadSectionProps) {
  const { t } = useTranslation('surfaces');
  const { state, problem } = pad;
  return (
    <section className={panes.pane}>
      <h3 className={panes.heading}>{t('pins.device')}</h3>
      {Object.keys(connections).length === 0 ? <p className={styles.note}>{t('pins.noAccess')}</p> : null}
      {'pad' in state ? (
        <>
          <p className={styles.note}>{t('pins.connected', { name: state.pad.name })}</p>
          <Button variant="primary" isPending={state.kind === 'showing'} onPress={onShow}>
            {t('pins.show')}
          </Button>
          <Button variant="quiet" onPress={() => void pad.disconnect()}>
            {t('pins.disconnect')}
          </Button>
        </>
      ) : (
        CARRIERS.filter((carrier) => connections[carrier]).map((carrier) => (
          <Button
            key={carrier}
            isPending={state.kind === 'connecting'}
            onPress={() => void pad.connect(carrier)}
          >
            {t(`pins.connect.${carrier}`)}
          </Button>
        ))
      )}
      <p role="status" className={styles.note}>
        {state.kind === 'showing' ? t('pins.showing') : null}
        {state.kind === 'shown' ? t('pins.shown') : null}
      </p>
      {problem === null ? null : (
        <Alert kind="danger" isAnnounced>
          {t(`pins.problem.${problem}`)}
        </Alert>
      )}
    </section>
  );
}
