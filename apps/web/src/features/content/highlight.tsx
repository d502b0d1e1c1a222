import { foldText, searchTerms } from '@tastwerk/contracts';
import { Fragment } from 'react';

/** `text` with the beginnings of words that a search found marked. */
export function Highlight({ text, search }: { readonly text: string; readonly search: string }) {
  return (
    <>
      {partsOf(text, search).map(({ part, isHit }, index) =>
        isHit ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
      )}
    </>
  );
}

interface Part {
  readonly part: string;
  readonly isHit: boolean;
}

/** `text` in order, cut where a hit begins or ends; the longest term wins where several begin. */
function partsOf(text: string, search: string): readonly Part[] {
  const terms = searchTerms(search).toSorted((one, other) => other.length - one.length);
  const folded = foldText(text);
  const parts: Part[] = [];
  let done = 0;
  for (let place = 0; place < text.length; place += 1) {
    const isBeginning = place === 0 || !/[\p{L}\p{N}]/u.test(folded.charAt(place - 1));
    const term = isBeginning ? terms.find((one) => folded.startsWith(one, place)) : undefined;
    if (term === undefined) continue;
    if (place > done) parts.push({ part: text.slice(done, place), isHit: false });
    done = place + term.length;
    parts.push({ part: text.slice(place, done), isHit: true });
    place = done - 1;
  }
  if (done < text.length) parts.push({ part: text.slice(done), isHit: false });
  return parts;
}
