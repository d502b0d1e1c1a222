import {
  Button,
  Input,
  Label,
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components';
import { Search, X } from 'lucide-react';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass } from '../field/field-classes.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import styles from './search-field.module.css';

/** Props of `SearchField`; the rest goes to the accessible primitive. */
export interface SearchFieldProps extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children'> {
  /** The accessible name; the magnifier stands for it on screen. */
  readonly label: string;
  readonly placeholder?: string;
  readonly size?: 'regular' | 'large';
}

/** A search box: Enter submits, Escape or the cross clears. */
export function SearchField({ label, placeholder, size = 'regular', ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={classNames(fieldClass, styles.search, styles[size])}>
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
      <div className={styles.frame}>
        <Search aria-hidden="true" className={styles.magnifier} />
        <Input className={classNames(controlClass, styles.input)} {...(placeholder ? { placeholder } : {})} />
        <Button className={classNames(styles.clear)}>
          <X aria-hidden="true" />
        </Button>
      </div>
    </AriaSearchField>
  );
}
