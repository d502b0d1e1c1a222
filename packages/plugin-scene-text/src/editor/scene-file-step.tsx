import { runCommand } from '@tastwerk/editor-core';
import { countObjects } from '@tastwerk/editor-core/objects';
import { useEditor, useEditorStore, type ImportStepProps } from '@tastwerk/editor-react';
import { newUuid } from '@tastwerk/editor-react/new-uuid';
import { Alert, Button, Loader } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawChangesOfText, type TextChange } from '../changes/changes-of-text.js';
import type { Language } from '../language.js';
import { loadSceneLines } from '../lines/load-scene-lines.js';
import { problemSentence } from '../problems/problem-sentence.js';
import type { SceneProblem } from '../problems/problem.js';
import { useSceneLanguage } from './use-scene-language.js';
import styles from './scene-text-panel.module.css';

/** Problems of a file that are told. */
const MOST_TOLD = 10;

type Reading =
  | { readonly is: 'reading' | 'gone' }
  | { readonly is: 'refused'; readonly problems: readonly SceneProblem[] }
  | { readonly is: 'read'; readonly change: TextChange };

/** What the text of `file` would make of the draft. */
function useChange(file: File, language: Language): Reading {
  const store = useEditorStore();
  const { translator } = useEditor().brailleSession;
  const [known, setKnown] = useState<{ readonly file: File; readonly reading: Reading }>();
  useEffect(() => {
    let isCurrent = true;
    const { engine } = store;
    const base = store.getState().history.present;
    const read = async (): Promise<Reading> => {
      const [text] = await Promise.all([file.text(), loadSceneLines(engine)]);
      const changed = await drawChangesOfText(base, text, { engine, newId: newUuid, translator, language });
      return changed.ok ? { is: 'read', change: changed.value } : { is: 'refused', problems: changed.error };
    };
    const tell = (reading: Reading) => {
      if (isCurrent) setKnown({ file, reading });
    };
    read().then(tell, () => tell({ is: 'gone' }));
    return () => {
      isCurrent = false;
    };
  }, [file, language, store, translator]);
  return known?.file === file ? known.reading : { is: 'reading' };
}

function Refused({
  problems,
  language,
}: {
  readonly problems: readonly SceneProblem[];
  readonly language: Language;
}) {
  const { t } = useTranslation('sceneText');
  const left = problems.length - MOST_TOLD;
  return (
    <Alert kind="danger" title={t('file.refused', { count: problems.length })} isAnnounced>
      <ul className={styles.problems}>
        {problems.slice(0, MOST_TOLD).map((problem, index) => (
          <li key={index}>
            {t('problems.place', { line: problem.line, column: problem.column })}:{' '}
            {problemSentence(problem, language)}
          </li>
        ))}
      </ul>
      {left > 0 ? <p>{t('problems.more', { count: left })}</p> : null}
    </Alert>
  );
}

/** Reads a file with a scene text, says what it is, and makes the draft what it says. */
export function SceneFileStep({ file, onClose }: ImportStepProps) {
  const { t } = useTranslation('sceneText');
  const language = useSceneLanguage();
  const store = useEditorStore();
  const reading = useChange(file, language);
  const command = reading.is === 'read' ? reading.change.command : null;
  const take = () => {
    if (command) store.dispatch(runCommand(command));
    onClose();
  };
  const pages = reading.is === 'read' ? reading.change.document.pages : [];
  const count = pages.reduce((sum, { objects }) => sum + countObjects(objects), 0);
  return (
    <div className={styles.step}>
      {reading.is === 'reading' ? <Loader message={t('file.reading')} /> : null}
      {reading.is === 'gone' ? (
        <Alert kind="danger" isAnnounced>
          {t('file.gone')}
        </Alert>
      ) : null}
      {reading.is === 'refused' ? <Refused problems={reading.problems} language={language} /> : null}
      {reading.is === 'read' ? (
        <>
          <h3 className={styles.heading}>{t('file.title', { name: file.name })}</h3>
          <p>
            {t('file.pages', { count: pages.length })}, {t('file.objects', { count })}
          </p>
          <p>{command ? t('file.help') : t('file.same')}</p>
        </>
      ) : null}
      <div className={styles.buttons}>
        <Button onPress={onClose}>{t('file.cancel')}</Button>
        {command ? (
          <Button variant="primary" onPress={take}>
            {t('file.take')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
