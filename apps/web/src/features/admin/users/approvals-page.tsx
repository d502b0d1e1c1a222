import type { ResponseOf, ROUTES } from '@tastwerk/contracts';
import { Button, TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../forms/failure-alert.js';
import styles from '../admin-area.module.css';
import { PageHead } from '../page-head.js';
import { useAddApprovalMutation, useApprovalsQuery, useRemoveApprovalMutation } from '../people-api.js';
import { AdminTable } from '../table/admin-table.js';
import { momentColumn } from '../table/moment-column.js';
import { useMayEdit } from '../use-may-edit.js';

type Approval = ResponseOf<(typeof ROUTES)['listApprovals']>[number];

/** Bounds of what is typed, in characters (`addApproval`). */
const PATTERN_CHARACTERS = 254;
const NOTE_CHARACTERS = 300;

/** Who may sign up while registration is restricted. */
export function ApprovalsPage() {
  const { t } = useTranslation('admin');
  const mayEdit = useMayEdit();
  const query = useApprovalsQuery();
  const [remove, removing] = useRemoveApprovalMutation();
  return (
    <>
      <PageHead title={t('approvals.title')} lead={t('approvals.lead')} canChange />
      {mayEdit ? <AddForm /> : null}
      <FailureAlert failure={removing.error} />
      <AdminTable
        label={t('approvals.title')}
        columns={[
          { id: 'pattern', title: t('approvals.pattern'), value: ({ pattern }) => pattern },
          { id: 'note', title: t('approvals.note'), value: ({ note }) => note || '–', isLong: true },
          momentColumn<Approval>('created_at', t('approvals.since'), ({ created_at }) => created_at),
        ]}
        rows={query.currentData}
        rowId={({ id }) => String(id)}
        query={query}
        order="page"
        emptyText={t('approvals.none')}
        fileName={t('approvals.file')}
        searchLabel={t('approvals.search')}
        actions={
          mayEdit
            ? ({ id, pattern }: Approval) => (
                <Button
                  aria-label={t('approvals.removeOf', { pattern })}
                  isPending={removing.isLoading && removing.originalArgs === id}
                  onPress={() => void remove(id)}
                >
                  {t('approvals.remove')}
                </Button>
              )
            : undefined
        }
      />
    </>
  );
}

function AddForm() {
  const { t } = useTranslation('admin');
  const [pattern, setPattern] = useState('');
  const [note, setNote] = useState('');
  const [add, { isLoading, error }] = useAddApprovalMutation();
  const save = async () => {
    const answer = await add({ pattern: pattern.trim(), note: note.trim() });
    if ('error' in answer) return;
    setPattern('');
    setNote('');
  };
  return (
    <form
      className={styles.card}
      aria-labelledby="approve"
      onSubmit={(event) => {
        event.preventDefault();
        if (pattern.trim()) void save();
      }}
    >
      <h2 id="approve">{t('approvals.add')}</h2>
      <FailureAlert failure={error} />
      <div className={styles.fields}>
        <TextField
          label={t('approvals.pattern')}
          description={t('approvals.patternHelp')}
          maxLength={PATTERN_CHARACTERS}
          value={pattern}
          onChange={setPattern}
        />
        <TextField label={t('approvals.note')} maxLength={NOTE_CHARACTERS} value={note} onChange={setNote} />
      </div>
      <div>
        <Button type="submit" variant="primary" isDisabled={!pattern.trim()} isPending={isLoading}>
          {t('approvals.add')}
        </Button>
      </div>
    </form>
  );
}
