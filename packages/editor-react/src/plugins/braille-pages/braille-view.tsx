import type { Command, Document } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Button, EmptyState, Panel, ToggleButton } from '@tastwerk/ui';
import { ArrowLeft, CaseSensitive } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BrailleState } from '../../state/braille-session.js';
import covering from '../../parts/covering-view.module.css';
import { COVERING_VIEW } from '../../parts/use-focus-of-view.js';
import { BrailleSheet } from './braille-sheet.js';
import styles from './braille-view.module.css';
import { CellReading } from './cell-reading.js';
import { LayoutFields } from './layout-fields.js';
import { PageSwitch } from './page-switch.js';
import { PrintField } from './print-field.js';
import { keyOfPath, PRINT_TEXTS } from '../../parts/print-texts.js';
import { ProblemList } from './problem-list.js';
import { MathCodeSelect } from '../../parts/braille-systems/math-code-select.js';
import { SystemSelect } from '../../parts/braille-systems/system-select.js';
import { unwrittenOf } from './unwritten.js';
import { usePagination } from './use-pagination.js';
import { useRouting } from './use-routing.js';

const ICON_PX = 18;

/** Props of {@link BrailleView}. */
export interface BrailleViewProps {
  readonly document: Document;
  readonly braille: BrailleState;
  readonly run: (command: Command) => void;
  /** Whether an engine of mathematics writes formulas. */
  readonly hasFormulas?: boolean;
  /** Leads to a label of the drawing. */
  readonly onShowLabel: (uuid: string) => void;
  /** Leads back to the drawing. */
  readonly onClose: () => void;
}

/** The braille pages: print on the one side, the page as it will be embossed on the other, and how it is laid out. */
export function BrailleView({
  document,
  braille,
  run,
  hasFormulas = false,
  onShowLabel,
  onClose,
}: BrailleViewProps) {
  const { t } = useTranslation('braille');
  const titleId = useId();
  const [hasLetters, setLetters] = useState(false);
  const { pagination, isPending } = usePagination(document, braille.book);
  const routing = useRouting(pagination);
  const unwritten = useMemo(() => unwrittenOf(document, braille.book), [document, braille.book]);
  const { braillePages: layout, system } = document;
  const total = pagination.pages.length;

  return (
    <section className={covering.view} aria-labelledby={titleId} tabIndex={-1} {...{ [COVERING_VIEW]: '' }}>
      <div className={covering.bar}>
        <Button variant="quiet" icon={<ArrowLeft size={ICON_PX} />} onPress={onClose}>
          {t('close')}
        </Button>
        <h2 id={titleId} className={covering.title}>
          {t('title')}
        </h2>
        <ToggleButton
          label={t('letters')}
          icon={<CaseSensitive size={ICON_PX} />}
          isOutlined
          isSelected={hasLetters}
          onChange={setLetters}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.print}>
          <Panel title={t('print')} headingLevel={3}>
            <ProblemList
              document={document}
              unwritten={unwritten}
              labels={braille.failures.filter(({ uuid }) => uuid !== null)}
              onShowPrint={routing.goToPrint}
              onShowLabel={onShowLabel}
            />
            {PRINT_TEXTS.map(({ labelKey, path, placeholderKey, read, write, ...rest }) => (
              <PrintField
                key={keyOfPath(path)}
                label={t(labelKey, { ns: 'editor' })}
                path={path}
                value={read(document)}
                textLanguage={languageOfSystem(system)}
                onCommit={(text) => run(write(text))}
                onSelect={routing.selectPrint}
                elementRef={routing.fieldRef(path)}
                {...(placeholderKey ? { placeholder: t(placeholderKey, { ns: 'editor' }) } : {})}
                {...rest}
              />
            ))}
            <p className={styles.note}>{t('printHelp')}</p>
          </Panel>
        </div>
        <div className={styles.braille}>
          {total === 0 ? (
            <div className={styles.nothing}>
              <EmptyState title={isPending ? t('braillePages.pending', { ns: 'editor' }) : t('empty')}>
                {isPending ? null : t('emptyHelp')}
              </EmptyState>
            </div>
          ) : (
            <>
              <div className={styles.pageBar}>
                <PageSwitch page={routing.page} total={total} onShow={routing.showPage} />
                <span className={styles.note} role="status">
                  {isPending ? t('braillePages.pending', { ns: 'editor' }) : null}
                </span>
              </div>
              <BrailleSheet
                pagination={pagination}
                page={routing.page}
                layout={layout}
                system={system}
                cursor={routing.cursor}
                highlights={routing.highlights}
                hasLetters={hasLetters}
                onCursor={routing.putCursor}
              />
              <CellReading pagination={pagination} system={system} cursor={routing.cursor} />
            </>
          )}
        </div>
        <div className={styles.settings}>
          <Panel title={t('system')} headingLevel={3}>
            <SystemSelect
              system={system}
              onChange={(chosen) => run({ type: 'set-document-properties', set: { system: chosen } })}
            />
            <p className={styles.note}>{t('systemHelp')}</p>
            {hasFormulas ? (
              <MathCodeSelect
                system={system}
                mathCode={document.mathCode}
                onChange={(mathCode) => run({ type: 'set-document-properties', set: { mathCode } })}
              />
            ) : null}
          </Panel>
          <Panel title={t('braillePages.layout', { ns: 'editor' })} headingLevel={3}>
            <LayoutFields
              textLanguage={languageOfSystem(document.system)}
              layout={layout}
              onChange={(change) => run({ type: 'set-braille-pages', set: change })}
            />
          </Panel>
        </div>
      </div>
    </section>
  );
}
