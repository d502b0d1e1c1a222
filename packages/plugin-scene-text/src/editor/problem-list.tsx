import type { Text } from '@codemirror/state';
import { Button, TextButton } from '@tastwerk/ui';
import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../language.js';
import { type Repair, repairsOf } from '../problems/repairs.js';
import { problemSentence } from '../problems/problem-sentence.js';
import { asItStands, type LocatedProblem } from './field/problem-marks.js';
import styles from './scene-text-panel.module.css';

const ICON_PX = 14;

/** Problems that are listed; the others are in the text, too. */
const MOST_LISTED = 20;

interface ProblemListProps {
  readonly problems: readonly LocatedProblem[];
  readonly text: Text;
  readonly language: Language;
  readonly onGoTo: (problem: LocatedProblem) => void;
  readonly onRepair: (problem: LocatedProblem, repair: Repair) => void;
}

/** What is wrong in a text: each problem leads to its place and offers what is suggested for it. */
export function ProblemList({ problems, text, language, onGoTo, onRepair }: ProblemListProps) {
  const { t } = useTranslation('sceneText');
  const left = problems.length - MOST_LISTED;
  return (
    <>
      <ol className={styles.problems} aria-label={t('problems.title', { count: problems.length })}>
        {problems.slice(0, MOST_LISTED).map((one, index) => {
          const problem = asItStands(one, text);
          const { line, column } = problem;
          return (
            <li key={index}>
              <TextButton onPress={() => onGoTo(one)}>{t('problems.place', { line, column })}</TextButton>
              <p>{problemSentence(problem, language)}</p>
              {repairsOf(problem, text.line(line).text).map((repair) => (
                <Button
                  key={repair.shown}
                  icon={<Lightbulb size={ICON_PX} />}
                  onPress={() => onRepair(one, repair)}
                >
                  {t('problems.take', { text: repair.shown })}
                </Button>
              ))}
            </li>
          );
        })}
      </ol>
      {left > 0 ? <p className={styles.note}>{t('problems.more', { count: left })}</p> : null}
    </>
  );
}
