import { Search, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Button, Input } from 'react-aria-components';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass } from '../field/field-classes.js';
import popover from '../popover/popover.module.css';
import search from '../search-field/search-field.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import styles from './suggest-field.module.css';

/** Something the field offers for what is typed. */
export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** BCP 47 tag of the label, where it is not in the language of the interface. */
  readonly language?: string | undefined;
  /** Says what kind of thing it is, such as "tag"; drawn faintly and spoken after the label. */
  readonly note?: string;
  readonly icon?: ReactNode;
}

/** Props of `SuggestField`. */
export interface SuggestFieldProps {
  /** The accessible name; the magnifier stands for it on screen. */
  readonly label: string;
  readonly placeholder?: string;
  readonly clearLabel: string;
  /** Accessible name of the list of suggestions. */
  readonly listLabel: string;
  readonly value: string;
  readonly maxLength?: number;
  readonly onChange: (value: string) => void;
  /** What fits the value, the best first; it may come late. */
  readonly suggestions: readonly Suggestion[];
  /** What is spoken when the list has opened or changed, such as "3 suggestions". */
  readonly spokenCount: string;
  readonly onChoose: (id: string) => void;
  /** Enter, while no suggestion is marked. */
  readonly onSubmit: (value: string) => void;
  readonly onClear: () => void;
}

/**
 * A search box that offers what fits while one types (WAI-ARIA combobox with a list): the arrow keys mark a suggestion while the focus
 * stays in the box, Enter takes it, Escape closes the list and then clears. Nothing is ever taken unasked.
 */
export function SuggestField({
  label,
  placeholder,
  clearLabel,
  listLabel,
  value,
  maxLength,
  onChange,
  suggestions,
  spokenCount,
  onChoose,
  onSubmit,
  onClear,
}: SuggestFieldProps) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const [markedId, setMarkedId] = useState<string | null>(null);
  const isOpen = isWanted && suggestions.length > 0;
  const marked = isOpen ? suggestions.findIndex((suggestion) => suggestion.id === markedId) : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const close = () => {
    setWanted(false);
    setMarkedId(null);
  };
  const choose = (chosen: string) => {
    close();
    onChoose(chosen);
  };
  const clear = () => {
    close();
    onClear();
  };
  // One place more than there are suggestions: before the first and after the last, none is marked.
  const step = (by: 1 | -1) => {
    setWanted(true);
    const places = suggestions.length + 1;
    setMarkedId(suggestions[((marked + 1 + by + places) % places) - 1]?.id ?? null);
  };
  const press = (event: KeyboardEvent) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        step(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter': {
        event.preventDefault();
        const taken = suggestions[marked];
        if (taken) choose(taken.id);
        else {
          close();
          onSubmit(value);
        }
        break;
      }
      case 'Escape':
        if (isOpen) close();
        else if (value !== '') clear();
        else return;
        event.preventDefault();
        event.stopPropagation();
        break;
    }
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <div className={classNames(fieldClass, styles.field)} onBlur={leave}>
      <div className={search.frame}>
        <Search aria-hidden="true" className={search.magnifier} />
        <Input
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          {...(marked >= 0 ? { 'aria-activedescendant': optionId(marked) } : {})}
          {...(placeholder ? { placeholder } : {})}
          {...(maxLength ? { maxLength } : {})}
          className={classNames(controlClass, search.input)}
          value={value}
          onChange={(event) => {
            setWanted(true);
            setMarkedId(null);
            onChange(event.target.value);
          }}
          onKeyDown={press}
        />
        {value === '' ? null : (
          <Button aria-label={clearLabel} className={classNames(search.clear)} onPress={clear}>
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        hidden={!isOpen}
        className={classNames(popover.popover, styles.list)}
      >
        {isOpen
          ? suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === marked}
                className={classNames(popover.row, styles.row)}
                // The focus stays in the box.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion.id)}
              >
                {suggestion.icon ? <span aria-hidden="true">{suggestion.icon}</span> : null}
                <span className={popover.rowText} lang={suggestion.language}>
                  {suggestion.label}
                </span>
                {suggestion.note ? <span className={styles.note}>{suggestion.note}</span> : null}
              </li>
            ))
          : null}
      </ul>
      <VisuallyHidden>
        <span role="status">{isOpen ? spokenCount : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
