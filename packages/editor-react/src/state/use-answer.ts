import { useEffect, useState } from 'react';

/**
 * What `ask` answers about `key`: null where it has no answer or fails, undefined while that is not known. The last answer is kept while
 * `key` is undefined, when nothing is asked. `ask` must be the same function from one rendering to the next.
 */
export function useAnswer<Key, Answer>(
  key: Key | undefined,
  ask: ((key: Key) => Promise<Answer | null>) | undefined,
): Answer | null | undefined {
  const [known, setKnown] = useState<{ readonly of: Key; readonly answer: Answer | null }>();
  useEffect(() => {
    if (key === undefined || !ask) return;
    let isCurrent = true;
    const learn = (answer: Answer | null) => {
      if (isCurrent) setKnown({ of: key, answer });
    };
    ask(key).then(learn, () => learn(null));
    return () => {
      isCurrent = false;
    };
  }, [key, ask]);
  return key !== undefined && known?.of === key ? known.answer : undefined;
}
