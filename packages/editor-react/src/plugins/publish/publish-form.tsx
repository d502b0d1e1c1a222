import { LIMITS, runCommand } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { isBlankText, isEmptyDocument, type PublicationTerms } from '@tastwerk/editor-core/document';
import { Alert, TextArea } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { BufferedField } from '../../parts/buffered-field.js';
import { useEditor } from '../../state/editor-context.js';
import type { TermsOfPublished } from '../../ports.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { Agreement } from '../../terms/agreement.js';
import { TermsFields } from '../../terms/terms-fields.js';
import { BrailleProblems } from '../../parts/braille-problems.js';
import { DocumentTags } from '../../parts/document-tags.js';
import { issueSentence } from '../../parts/issue-sentence.js';
import { ProofNote } from './proof-note.js';
import { targetOf } from '../../state/publish-target.js';
import styles from './publish.module.css';
import { hiddenObjects } from '@tastwerk/editor-core/objects';

/** Says what of the draft no file will show: hidden objects, and the pictures under the pages. */
function LeftOutNotes() {
  const { t } = useTranslation('publishing');
  const document = useEditorState(documentOf);
  const hidden = hiddenObjects(document).length;
  const backdrops = document.backdrops.length;
  if (hidden + backdrops === 0) return null;
  return (
    <Alert kind="info">
      <ul className={styles.notes}>
        {hidden > 0 ? <li>{t('hidden', { count: hidden })}</li> : null}
        {backdrops > 0 ? <li>{t('backdrops', { count: backdrops })}</li> : null}
      </ul>
    </Alert>
  );
}

const TITLES = ['graphicTitle', 'variantTitle'] as const;

/** Longest message about a version, in characters, as the catalogue takes it. */
const MESSAGE_LENGTH = 1000;

const NOTES_ROWS = 2;

/** What an author says in the form and nowhere else. */
export interface PublishWords {
  readonly hasAgreed: boolean;
  readonly changeMessage: string;
  /** Of a new graphic. */
  readonly terms: PublicationTerms;
}

interface PublishFormProps {
  readonly words: PublishWords;
  /** The terms under which it is published; undefined while they are not known. */
  readonly terms: TermsOfPublished | undefined;
  readonly onChange: (words: PublishWords) => void;
  /** Whether publishing was tried, so that what is missing is marked. */
  readonly isChecked: boolean;
  /** Whether it cannot be published as it is. */
  readonly isImpossible: boolean;
  /** Something in the editor is shown; the dialog makes way. */
  readonly onShow: () => void;
}

/** What publishing needs and what an author should know before it. */
export function PublishForm({ words, terms, onChange, isChecked, isImpossible, onShow }: PublishFormProps) {
  const { t } = useTranslation('editor');
  const { t: publishing } = useTranslation('publishing');
  const store = useEditorStore();
  const { ports } = useEditor();
  const document = useEditorState(documentOf);
  const textLanguage = languageOfSystem(document.system);
  const target = targetOf(document);
  const isHidden =
    terms?.isHidden === true ||
    (document.variant_id !== null && terms?.hiddenVariants?.includes(document.variant_id) === true);
  const commit = (field: (typeof TITLES)[number] | 'transcribersNotes') => (text: string) =>
    void store.dispatch(runCommand({ type: 'set-document-properties', set: { [field]: text } }));

  return (
    <div className={styles.column}>
      <p className={styles.soft}>
        {publishing(`target.${target}`)}
        {target !== 'graphic' && ports.termsOf && terms ? ` ${publishing(`seen.${terms.visibility}`)}` : null}
      </p>
      {isHidden ? <Alert kind="warning">{publishing('staysHidden')}</Alert> : null}
      {TITLES.map((field) => (
        <BufferedField
          key={field}
          label={t(`draft.${field}`)}
          value={document[field]}
          textLanguage={textLanguage}
          maxLength={LIMITS.titleLength}
          isRequired
          onCommit={commit(field)}
          {...(isChecked && isBlankText(document[field]) ? { errorMessage: t('publish.required') } : {})}
        />
      ))}
      {target === 'version' ? (
        <TextArea
          label={publishing('changeMessage')}
          description={publishing('changeMessageHelp')}
          rows={NOTES_ROWS}
          maxLength={MESSAGE_LENGTH}
          value={words.changeMessage}
          onChange={(changeMessage) => onChange({ ...words, changeMessage })}
        />
      ) : null}
      <DocumentTags />
      <BufferedField
        label={t('draft.transcribersNotes')}
        description={publishing('notesHelp')}
        value={document.transcribersNotes}
        textLanguage={textLanguage}
        maxLength={LIMITS.descriptionLength}
        rows={NOTES_ROWS}
        onCommit={commit('transcribersNotes')}
      />
      {isChecked && isEmptyDocument(document) ? (
        <Alert kind="warning" isAnnounced>
          {issueSentence({ code: 'DOCUMENT_WITHOUT_CONTENT' }, t)}
        </Alert>
      ) : null}
      <BrailleProblems onShow={onShow} />
      <ProofNote isImpossible={isImpossible} onShow={onShow} />
      <LeftOutNotes />
      {target === 'graphic' && ports.termsOf ? (
        <TermsFields
          terms={words.terms}
          // Agreed was to the terms as they were.
          onChange={(terms) => onChange({ ...words, terms, hasAgreed: false })}
        />
      ) : null}
      <Agreement
        licence={terms?.licence}
        hasAgreed={words.hasAgreed}
        onChange={(hasAgreed) => onChange({ ...words, hasAgreed })}
        isChecked={isChecked}
      />
    </div>
  );
}
