import {
  createDraftMemory,
  fileNameOf,
  useEditor,
  useEditorStore,
  useEntering,
  useFocusDrawing,
} from '@tastwerk/editor-react';
import { newUuid } from '@tastwerk/editor-react/new-uuid';
import { Alert, Button, saveBlob, VisuallyHidden } from '@tastwerk/ui';
import type { TFunction } from 'i18next';
import { Download, PenTool, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../language.js';
import { problemSentence } from '../problems/problem-sentence.js';
import { type AttachedText, attachText, type TextState } from './attach-text.js';
import { SCENE_FILE_ENDING } from './scene-file-ending.js';
import { asItStands } from './field/problem-marks.js';
import { ProblemList } from './problem-list.js';
import type { KeptText } from './session/unfinished-texts.js';
import { PANEL } from './panel-id.js';
import { useSceneLines } from './use-scene-lines.js';
import { useSceneLanguage } from './use-scene-language.js';
import styles from './scene-text-panel.module.css';

const ICON_PX = 16;

/** Unfinished lines beside the drafts of this browser. */
const memory = createDraftMemory<KeptText | null>('tastwerk-scene-text');

const KEYS = [
  'enter',
  'takeOver',
  'complete',
  'problem',
  'repair',
  'drawing',
  'fold',
  'move',
  'undo',
  'tab',
] as const;

/** The words of CodeMirror, by those that it has in English. */
const phrasesOf = (t: TFunction<'sceneText'>): Readonly<Record<string, string>> => ({
  Completions: t('phrases.completions'),
  'folded code': t('phrases.foldedCode'),
  unfold: t('phrases.unfold'),
  'Fold line': t('phrases.foldLine'),
  'Unfold line': t('phrases.unfoldLine'),
  'Folded lines': t('phrases.foldedLines'),
  'Unfolded lines': t('phrases.unfoldedLines'),
  to: t('phrases.to'),
  'Selection deleted': t('phrases.selectionDeleted'),
  'Control character': t('phrases.controlCharacter'),
});

/** What is told when a line was left: how much is wrong with the text, and the first of it; then what the author is led to. */
function toldOf(
  { problems, text, visited, visits }: TextState,
  language: Language,
  t: TFunction<'sceneText'>,
): string {
  const [first] = problems;
  if (!first) return '';
  const problem = asItStands(visited ?? first, text);
  const sentence = problemSentence(problem, language);
  // What is told again has to differ, or it is not spoken.
  const again = visits % 2 === 0 ? '' : '\u00a0';
  if (visited) return `${t('problems.visited', { line: problem.line, sentence })}${again}`;
  return t('problems.told', { count: problems.length, line: problem.line, sentence });
}

/** The document as text, to be read and written: what is written is drawn, what is drawn is written. */
export function SceneTextPanel() {
  const { t } = useTranslation('sceneText');
  const language = useSceneLanguage();
  const store = useEditorStore();
  const { showObject, brailleSession, saver } = useEditor();
  const { translator } = brailleSession;
  const focusDrawing = useFocusDrawing();
  const place = useRef<HTMLDivElement>(null);
  const parent = useRef<HTMLDivElement>(null);
  const attached = useRef<AttachedText>(undefined);
  const [state, setState] = useState<TextState>();
  const isLoaded = useSceneLines(store.engine);
  const descriptionId = useId();
  const problemsId = useId();

  useEffect(() => {
    if (!parent.current || !isLoaded) return undefined;
    let isDraft = false;
    const text = attachText({
      parent: parent.current,
      store,
      translator,
      language,
      newId: newUuid,
      memory: {
        read: memory.read,
        write(uuid, value) {
          memory.write(uuid, value);
          if (value === null || isDraft) return;
          // Lines are kept beside a draft: a document that was not changed yet becomes one.
          isDraft = true;
          saver.change(store.getState().history.present);
        },
      },
      label: t('field'),
      phrases: phrasesOf(t),
      descriptionId,
      problemsId,
      onState: setState,
      onShowObject(uuid) {
        if (uuid !== undefined) showObject(uuid);
        focusDrawing();
      },
    });
    attached.current = text;
    return () => {
      attached.current = undefined;
      text.remove();
    };
  }, [isLoaded, store, translator, language, descriptionId, problemsId, showObject, saver, focusDrawing, t]);
  useEntering(isLoaded ? PANEL : undefined, place, '.cm-content');

  const problems = state?.problems ?? [];
  const save = () => {
    const text = new Blob([attached.current?.text() ?? ''], { type: 'text/plain' });
    saveBlob(text, `${fileNameOf(store.getState().history.present)}${SCENE_FILE_ENDING}`);
  };

  return (
    <div ref={place} className={styles.panel}>
      <div className={styles.tools}>
        <Button icon={<PenTool size={ICON_PX} />} onPress={() => attached.current?.toDrawing()}>
          {t('toDrawing')}
        </Button>
        <Button icon={<Download size={ICON_PX} />} onPress={save}>
          {t('save')}
        </Button>
      </div>
      <div ref={parent} className={styles.field} data-invalid={problems.length > 0 || undefined} />
      <VisuallyHidden>
        <span id={descriptionId}>{t('help')}</span>
      </VisuallyHidden>
      <div className={styles.below}>
        {state && problems.length > 0 ? (
          <>
            <h2 className={styles.heading}>{t('problems.title', { count: problems.length })}</h2>
            <p className={styles.note}>{t('problems.unchanged')}</p>
            <ProblemList
              problems={problems}
              text={state.text}
              language={language}
              onGoTo={(problem) => attached.current?.goTo(problem)}
              onRepair={(problem, repair) => attached.current?.repair(problem, repair)}
            />
          </>
        ) : null}
        {state?.isKept ? <Alert kind="info">{t('kept.text')}</Alert> : null}
        {problems.length > 0 || state?.isKept ? (
          <Button icon={<Undo2 size={ICON_PX} />} onPress={() => attached.current?.giveUp()}>
            {t('giveUp')}
          </Button>
        ) : null}
        <details>
          <summary className={styles.note}>{t('keys')}</summary>
          <ul className={styles.keys}>
            {KEYS.map((key) => (
              <li key={key}>{t(`keyList.${key}`)}</li>
            ))}
          </ul>
        </details>
      </div>
      <VisuallyHidden>
        <span id={problemsId} role="status">
          {state ? toldOf(state, language, t) : null}
          {state?.isKept ? ` ${t('kept.text')}` : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}
