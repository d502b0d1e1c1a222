import type { JournalRow } from '@tastwerk/contracts';
import { Alert, Button, saveBlob, TextField } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/call.js';
import { FailureAlert } from '../../../forms/failure-alert.js';
import { useFile } from '../../shop/use-file.js';
import styles from '../admin-area.module.css';
import { PageHead } from '../page-head.js';
import { type CsvCell, csvFile, csvOf } from '../table/csv.js';
import { useMayEdit } from '../use-may-edit.js';
import { useInvoiceJournalMutation } from './journal-api.js';

/** All invoices and credit notes of a period as a file, for spreadsheets or for the tax adviser. */
export function JournalPage() {
  const { t, i18n } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const today = new Date().toISOString().slice(0, 10);
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const [journal, asking] = useInvoiceJournalMutation();
  const { save, pending, failure } = useFile();
  const [said, setSaid] = useState('');
  const isRight = from !== '' && from <= to && from.slice(0, 4) === to.slice(0, 4);
  const csv = async () => {
    setSaid('');
    const { data } = await journal({ from, to });
    if (!data) return;
    const text = csvOf([headOf(t), ...data.map((row) => cellsOf(t, row))], i18n.language);
    saveBlob(csvFile(text), `${t('journal.file')}-${from}-${to}.csv`);
    setSaid(t('journal.done', { count: data.length }));
  };
  const datev = async () => {
    setSaid('');
    const name = `EXTF_Buchungsstapel_${from}_${to}.csv`;
    if (await save(call('datevJournal', { body: { from, to } }), name)) setSaid(t('journal.datevDone'));
  };
  return (
    <>
      <PageHead title={t('journal.title')} lead={t('journal.lead')} canChange />
      <section className={styles.card} aria-label={t('journal.title')}>
        <div className={styles.fields}>
          <TextField type="date" label={t('journal.from')} isRequired value={from} onChange={setFrom} />
          <TextField
            type="date"
            label={t('journal.to')}
            isRequired
            description={t('journal.period')}
            value={to}
            onChange={setTo}
            {...(isRight ? {} : { errorMessage: t('journal.periodWrong') })}
          />
        </div>
        <FailureAlert failure={asking.error ?? failure} />
        {said ? (
          <Alert kind="success" isAnnounced>
            {said}
          </Alert>
        ) : null}
        <p>{t('journal.datevHelp')}</p>
        <div className={styles.row}>
          <Button
            variant="primary"
            icon={<FileDown />}
            isDisabled={!isRight || !mayEdit}
            isPending={asking.isLoading}
            onPress={() => void csv()}
          >
            {t('journal.csv')}
          </Button>
          <Button
            icon={<FileDown />}
            isDisabled={!isRight || !mayEdit}
            isPending={pending !== null}
            onPress={() => void datev()}
          >
            {t('journal.datev')}
          </Button>
        </div>
      </section>
    </>
  );
}

function headOf(t: TFunction<'admin'>): readonly string[] {
  return [
    t('journal.columns.number'),
    t('journal.columns.kind'),
    t('journal.columns.issuedOn'),
    t('journal.columns.order'),
    t('journal.columns.customer'),
    t('journal.columns.takesBack'),
    t('journal.columns.vatPercent'),
    t('journal.columns.net'),
    t('journal.columns.vat'),
    t('journal.columns.gross'),
    t('journal.columns.specimen'),
  ];
}

function cellsOf(t: TFunction<'admin'>, row: JournalRow): readonly CsvCell[] {
  return [
    row.number,
    t(`journal.kinds.${row.kind}`),
    row.issued_on,
    row.order_id,
    row.customer,
    row.takes_back,
    row.vat_percent,
    { cents: row.net },
    { cents: row.vat },
    { cents: row.gross },
    t(row.is_specimen ? 'journal.yes' : 'journal.no'),
  ];
}
