import { Alert, TextButton } from '@tastwerk/ui';
import { failuresByText } from '@tastwerk/editor-core/braille';
import { useTranslation } from 'react-i18next';
import { useEditor, useBrailleState } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import { lackingSentence } from './lacking-sentence.js';
import { placeOf } from './issue-text.js';
import styles from '../plugins/publish/publish.module.css';

/** What can be done about texts without braille, for the characters that cannot be written. */
function ProblemsHelp({ characters }: { readonly characters: readonly string[] }) {
  const { t, i18n } = useTranslation('editor');
  if (characters.length === 0) return <p>{t('label.untranslatableHelp')}</p>;
  const quoted = characters.map((character) => t('publish.character', { character }));
  return (
    <p>
      {t('publish.problemsHelp', {
        count: characters.length,
        characters: new Intl.ListFormat(i18n.language).format(quoted),
      })}
    </p>
  );
}

/** Names every text without braille, with the character that cannot be written, and leads to its label. */
export function BrailleProblems({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTranslation('editor');
  const { showObject } = useEditor();
  const braille = useBrailleState();
  const document = useEditorState(documentOf);
  if (braille.failures.length === 0) return null;
  if (braille.failures.every(({ failure }) => failure.code === 'BRAILLE_UNAVAILABLE')) {
    return (
      <Alert kind="warning" isAnnounced>
        {t('publish.brailleUnavailable')}
      </Alert>
    );
  }

  const characters = new Set(braille.failures.flatMap(({ failure }) => failure.character ?? []));
  const show = (uuid: string) => {
    showObject(uuid);
    onShow();
  };
  return (
    <Alert kind="warning" title={t('publish.problems')} isAnnounced>
      <ul className={styles.issues}>
        {failuresByText(braille.failures).map(({ uuid, path, text, code, characters: lacking }) => (
          <li key={JSON.stringify([path, text])}>
            <strong>{placeOf({ path }, document, t)}:</strong>{' '}
            {lackingSentence({ code, characters: lacking }, t)}{' '}
            {uuid === null ? null : <TextButton onPress={() => show(uuid)}>{t('publish.show')}</TextButton>}
          </li>
        ))}
      </ul>
      <ProblemsHelp characters={[...characters]} />
    </Alert>
  );
}
