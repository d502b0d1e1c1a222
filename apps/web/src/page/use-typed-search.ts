import { useState } from 'react';

/** The text of a search field: as it is typed, and that of the address whenever it becomes another. So the field stays, and keeps the focus. */
export function useTypedSearch(search: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    setText(search);
  }
  return [text, setText];
}
