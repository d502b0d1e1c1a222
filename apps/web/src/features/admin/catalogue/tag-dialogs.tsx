import type { CountedTag } from '@tastwerk/contracts';
import { Alert, Button, Dialog, SuggestField, TextField } from '@tastwerk/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../../page/error-text.js';
import { useAllTagsInfiniteQuery, useMergeTagMutation, useRenameTagMutation } from './catalogue-care-api.js';

/** Longest name of a tag, in characters (`renameTag`). */
const NAME_CHARACTERS = 100;

/** Tags that are offered to merge with. */
const OFFERED = 8;

interface TagDialogProps {
  readonly tag: CountedTag;
  readonly onClose: () => void;
}

interface TagFormProps {
  readonly title: string;
  readonly submit: string;
  readonly isReady: boolean;
  readonly isPending: boolean;
  readonly failure: unknown;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function TagForm({ title, submit, isReady, isPending, failure, onSubmit, onClose, children }: TagFormProps) {
  const { t } = useTranslation(['admin', 'catalogue']);
  return (
    <Dialog
      isOpen
      size="small"
      closesOnBackdrop={false}
      title={title}
      closeLabel={t('cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={isPending} isDisabled={!isReady} onPress={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      {children}
      {failure ? (
        <Alert kind="danger" isAnnounced>
          <ErrorText failure={failure} />
        </Alert>
      ) : null}
    </Dialog>
  );
}

/** Gives a tag another name, in every graphic that has it. */
export function RenameTagDialog({ tag, onClose }: TagDialogProps) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const [name, setName] = useState(tag.name);
  const [rename, { isLoading, error }] = useRenameTagMutation();
  const save = async () => {
    const answer = await rename({ id: tag.tag_id, body: { name: name.trim() } });
    if (!('error' in answer)) onClose();
  };
  return (
    <TagForm
      title={t('tags.renameOf', { name: tag.name })}
      submit={t('tags.rename')}
      isReady={name.trim() !== '' && name.trim() !== tag.name}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        label={t('tags.name')}
        isRequired
        maxLength={NAME_CHARACTERS}
        value={name}
        onChange={setName}
      />
    </TagForm>
  );
}

/** Lets another tag take the place of this one. */
export function MergeTagDialog({ tag, onClose }: TagDialogProps) {
  const { t } = useTranslation(['admin', 'catalogue']);
  const [text, setText] = useState('');
  const [into, setInto] = useState<CountedTag | null>(null);
  const [merge, { isLoading, error }] = useMergeTagMutation();
  const { data } = useAllTagsInfiniteQuery({ search: text.trim() }, { skip: text.trim() === '' });
  const found = data?.pages.flat() ?? [];
  const offered = text.trim() === '' || into ? [] : found.filter(({ tag_id }) => tag_id !== tag.tag_id);
  const choose = (chosen: CountedTag | undefined) => {
    if (!chosen) return;
    setText(chosen.name);
    setInto(chosen);
  };
  const save = async () => {
    if (!into) return;
    const answer = await merge({ id: tag.tag_id, body: { into: into.tag_id } });
    if (!('error' in answer)) onClose();
  };
  return (
    <TagForm
      title={t('tags.mergeOf', { name: tag.name })}
      submit={t('tags.merge')}
      isReady={into !== null}
      isPending={isLoading}
      failure={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>{t('tags.mergeText', { name: tag.name, count: tag.count })}</p>
      <SuggestField
        label={t('tags.into')}
        placeholder={t('tags.into')}
        clearLabel={t('catalogue:search.clear')}
        listLabel={t('catalogue:search.suggestions')}
        maxLength={NAME_CHARACTERS}
        value={text}
        onChange={(next) => {
          setText(next);
          setInto(null);
        }}
        suggestions={offered.slice(0, OFFERED).map(({ tag_id, name, count }) => ({
          id: String(tag_id),
          label: name,
          note: t('catalogue:count', { count }),
        }))}
        spokenCount={t('catalogue:search.spoken', { count: Math.min(offered.length, OFFERED) })}
        onChoose={(id) => choose(offered.find(({ tag_id }) => String(tag_id) === id))}
        onSubmit={(name) =>
          choose(offered.find((one) => one.name.toLowerCase() === name.trim().toLowerCase()))
        }
        onClear={() => {
          setText('');
          setInto(null);
        }}
      />
      {into ? <p>{t('tags.mergeResult', { from: tag.name, into: into.name })}</p> : null}
    </TagForm>
  );
}
