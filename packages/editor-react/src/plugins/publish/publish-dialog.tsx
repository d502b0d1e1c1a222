import { isBlankText, isEmptyDocument, USUAL_TERMS } from '@tastwerk/editor-core/document';
import { Alert, Button, Dialog } from '@tastwerk/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PublishDocument, type TermsOfPublished, VERSION_CONFLICT } from '../../ports.js';
import { useSubmitKey } from '../../parts/submit-key.js';
import { useAnswer } from '../../state/use-answer.js';
import { useEditor, useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { ConflictNotice } from './conflict-notice.js';
import { PublishFailureNotice } from './publish-failure-notice.js';
import { PublishForm, type PublishWords } from './publish-form.js';
import { PublishProgress } from './publish-progress.js';
import { isBusy } from './publish-state.js';
import { PublishedNotice } from './published-notice.js';
import { usePublishing } from './use-publishing.js';

interface PublishDialogProps {
  readonly onClose: () => void;
}

/** What a visitor sees in place of the form. */
function AccountNeeded({ onClose }: PublishDialogProps) {
  const { t } = useTranslation('editor');
  const { ports, saver } = useEditor();
  const logIn = async (leave: () => void) => {
    await saver.flush();
    leave();
  };
  const { onLogin } = ports;
  return (
    <Dialog
      isOpen
      title={t('publish.title')}
      closeLabel={t('publish.close')}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('publish.cancel')}</Button>
          {onLogin ? (
            <Button variant="primary" onPress={() => void logIn(onLogin)}>
              {t('publish.login')}
            </Button>
          ) : null}
        </>
      }
    >
      <Alert kind="info" title={t('publish.anonymous')}>
        {t('publish.anonymousHelp')}
      </Alert>
    </Dialog>
  );
}

/**
 * The terms of the graphic that the document belongs to: `new` where it makes one, undefined while they are not known, the usual ones
 * where the application knows no terms.
 */
function useKnownTerms(): TermsOfPublished | 'new' | undefined {
  const { ports } = useEditor();
  const { termsOf } = ports;
  const graphicId = useEditorState((state) => documentOf(state).graphic_id);
  const terms = useAnswer(graphicId ?? undefined, termsOf);
  if (!termsOf) return USUAL_TERMS;
  if (graphicId === null) return 'new';
  return terms ?? undefined;
}

function PublishSteps({ send, onClose }: PublishDialogProps & { readonly send: PublishDocument }) {
  const { t } = useTranslation('editor');
  const { t: publishing } = useTranslation('publishing');
  const store = useEditorStore();
  const braille = useBrailleState();
  const { state, publish, reset } = usePublishing();
  const [words, setWords] = useState<PublishWords>({
    hasAgreed: false,
    changeMessage: '',
    terms: USUAL_TERMS,
  });
  const known = useKnownTerms();
  const terms = known === 'new' ? words.terms : known;
  const isPrivate = terms?.visibility === 'private';
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const isForm = state.kind === 'form' || state.kind === 'checking' || state.kind === 'failed';
  const hasConflict = state.kind === 'failed' && state.failure.code === VERSION_CONFLICT;
  const isImpossible = hasConflict || braille.failures.length > 0;
  const close = () => {
    if (!isBusy(state)) onClose();
  };

  // What is missing is marked once publishing was tried, and each try leads to the first such field.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  const submit = () => {
    setTries(tries + 1);
    const document = documentOf(store.getState());
    const { graphicTitle, variantTitle } = document;
    const hasAgreed = words.hasAgreed || terms?.licence === 'own';
    const isUnfinished = [graphicTitle, variantTitle].some(isBlankText) || isEmptyDocument(document);
    if (isUnfinished || !hasAgreed) return;
    void publish(send, { changeMessage: words.changeMessage, terms: terms ?? USUAL_TERMS });
  };

  const onKey = useSubmitKey(() => {
    if (!isBusy(state) && !isImpossible) submit();
  });

  return (
    // The dialog lies elsewhere in the page, but its keys come here.
    <div {...(isForm ? { onKeyDownCapture: onKey } : {})}>
      <Dialog
        isOpen
        title={t(isPrivate ? 'publish.titlePrivate' : 'publish.title')}
        closeLabel={t('publish.close')}
        closesOnBackdrop={false}
        onClose={close}
        footer={
          isForm ? (
            <>
              <Button isDisabled={isBusy(state)} onPress={close}>
                {t('publish.cancel')}
              </Button>
              <Button variant="primary" isDisabled={isBusy(state) || isImpossible} onPress={submit}>
                {state.kind === 'failed'
                  ? t('publish.tryAgain')
                  : isPrivate
                    ? publishing('submitPrivate')
                    : t('publish.submit')}
              </Button>
            </>
          ) : null
        }
      >
        {hasConflict ? <ConflictNotice onSettled={reset} /> : null}
        {state.kind === 'failed' && !hasConflict ? <PublishFailureNotice failure={state.failure} /> : null}
        {isForm ? (
          <div ref={form}>
            <PublishForm
              words={words}
              terms={terms}
              onChange={setWords}
              isChecked={tries > 0}
              isImpossible={isImpossible}
              onShow={onClose}
            />
          </div>
        ) : null}
        <p role="status">{state.kind === 'checking' ? t('publish.checking') : null}</p>
        {state.kind === 'sending' ? <PublishProgress artefacts={state.artefacts} /> : null}
        {state.kind === 'published' ? (
          <PublishedNotice
            outcome={state.outcome}
            visibility={state.visibility}
            artefacts={state.artefacts}
            onContinue={onClose}
          />
        ) : null}
      </Dialog>
    </div>
  );
}

/** Leads from a draft to a published graphic. It stays open while something is under way. */
export function PublishDialog({ onClose }: PublishDialogProps) {
  const { ports } = useEditor();
  return ports.publish ? (
    <PublishSteps send={ports.publish} onClose={onClose} />
  ) : (
    <AccountNeeded onClose={onClose} />
  );
}
