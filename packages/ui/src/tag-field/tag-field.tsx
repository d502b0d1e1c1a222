import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import {
  Button,
  ComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Tag,
  TagGroup,
  TagList,
} from 'react-aria-components';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass } from '../field/field-classes.js';
import { FieldLabel, FieldNotes } from '../field/field-parts.js';
import popover from '../popover/popover.module.css';
import styles from './tag-field.module.css';

/** Props of `TagField`. */
export interface TagFieldProps {
  readonly label: string;
  /** The names that are set, in their order; none stands twice. */
  readonly tags: readonly string[];
  /** Names that fit what is typed; see `onType`. */
  readonly suggestions: readonly string[];
  /** A name was chosen or typed; it is trimmed, not empty and not among `tags`. */
  readonly onAdd: (name: string) => void;
  readonly onRemove: (name: string) => void;
  /** Told what stands in the field, so that fitting names can be found. */
  readonly onType?: (text: string) => void;
  /** Accessible name of the list of tags. */
  readonly listLabel: string;
  /** What the cross of a tag does; it is spoken before the tag's name. */
  readonly removeLabel: string;
  readonly description?: string;
  readonly placeholder?: string;
  /** Longest name in characters. */
  readonly maxLength: number;
  readonly isDisabled?: boolean;
}

const SEPARATORS = /[,;\n]/u;

/** Names as chips: one is added by choosing it, by Enter or a comma; the cross and the backspace key take one away. */
export function TagField({
  label,
  tags,
  suggestions,
  onAdd,
  onRemove,
  onType,
  listLabel,
  removeLabel,
  description,
  placeholder,
  maxLength,
  isDisabled = false,
}: TagFieldProps) {
  const [text, setText] = useState('');
  const isSet = (name: string) => tags.some((tag) => tag.toLowerCase() === name.toLowerCase());
  const write = (next: string) => {
    setText(next);
    onType?.(next);
  };
  const add = (names: readonly string[]) => {
    for (const name of new Set(names.map((one) => one.trim().slice(0, maxLength)))) {
      if (name !== '' && !isSet(name)) onAdd(name);
    }
    write('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const hasChoice = Boolean(event.currentTarget.getAttribute('aria-activedescendant'));
    const last = tags.at(-1);
    if (event.key === 'Enter' && !hasChoice && text.trim() !== '') {
      event.preventDefault();
      add([text]);
    } else if (event.key === 'Backspace' && text === '' && last !== undefined) onRemove(last);
  };
  // Without a text there is nothing to offer, which also closes the list once a name was chosen.
  const fitting = text.trim() === '' ? [] : suggestions.filter((name) => !isSet(name));
  const offered = fitting.map((name) => ({ id: name, name }));

  return (
    <div className={styles.tagField}>
      <ComboBox
        className={fieldClass}
        inputValue={text}
        onInputChange={(next) => {
          if (SEPARATORS.test(next)) add(next.split(SEPARATORS));
          else write(next);
        }}
        selectedKey={null}
        onSelectionChange={(key) => {
          if (key !== null) add([String(key)]);
        }}
        items={offered}
        allowsCustomValue
        allowsEmptyCollection={false}
        menuTrigger="input"
        isDisabled={isDisabled}
      >
        <FieldLabel label={label} isRequired={false} />
        <Input
          className={controlClass}
          maxLength={maxLength}
          onKeyDown={press}
          onBlur={() => add([text])}
          {...(placeholder ? { placeholder } : {})}
        />
        <FieldNotes description={description} errorMessage={undefined} />
        <Popover className={classNames(popover.popover)} offset={4}>
          <ListBox<{ id: string; name: string }> className={classNames(popover.list)}>
            {({ name }) => (
              <ListBoxItem textValue={name} className={classNames(popover.row)}>
                <span className={popover.rowText}>{name}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {tags.length > 0 ? (
        <TagGroup
          aria-label={listLabel}
          {...(isDisabled
            ? {}
            : {
                onRemove: (keys) => {
                  for (const key of keys) onRemove(String(key));
                },
              })}
        >
          <TagList className={classNames(styles.list)} items={tags.map((name) => ({ id: name, name }))}>
            {({ name }) => (
              <Tag textValue={name} className={classNames(styles.tag)}>
                <span>{name}</span>
                {isDisabled ? null : (
                  <Button slot="remove" aria-label={removeLabel} className={classNames(styles.remove)}>
                    <X aria-hidden="true" />
                  </Button>
                )}
              </Tag>
            )}
          </TagList>
        </TagGroup>
      ) : null}
    </div>
  );
}
