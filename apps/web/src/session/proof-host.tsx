import { lazy, Suspense, useEffect, useState } from 'react';
import { onProofNeeded, type ProofNeed } from '../api/proof.js';

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.js')).ProofDialog }));

/** A question to the user that is open, with all that wait for its answer. */
interface Question {
  readonly need: ProofNeed;
  readonly answer: Promise<boolean>;
  readonly settle: (isProved: boolean) => void;
}

function questionOf(need: ProofNeed): Question {
  let settle: (isProved: boolean) => void = () => undefined;
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { need, answer, settle };
}

/** Shows the dialog in which a user proves who they are, when an action of the area around it asks for that. */
export function ProofHost() {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    let open: Question | null = null;
    return onProofNeeded(async (need) => {
      if (open !== null) return open.answer;
      open = questionOf(need);
      setQuestion(open);
      const isProved = await open.answer;
      open = null;
      setQuestion(null);
      return isProved;
    });
  }, []);
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog need={question.need} onEnd={question.settle} />
    </Suspense>
  );
}
