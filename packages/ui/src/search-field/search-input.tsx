import { Search } from 'lucide-react';
import { classNames } from '../class-names.js';
import { controlClass, fieldClass } from '../field/field-classes.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import styles from './search-field.module.css';

/** Props of `SearchInput`. */
export interface SearchInputProps {
  /** The accessible name; the magnifier stands for it on screen. */
  readonly label: string;
  readonly placeholder: string;
  /** Under which the form around it gives away what was typed. */
  readonly name: string;
}

/** A large search box of nothing but the browser's own element, for a first page that is to weigh little; clearing it is the browser's, too. */
export function SearchInput({ label, placeholder, name }: SearchInputProps) {
  return (
    <label className={classNames(fieldClass, styles.search, styles.large, styles.native)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.frame}>
        <Search aria-hidden="true" className={styles.magnifier} />
        <input
          type="search"
          name={name}
          placeholder={placeholder}
          className={classNames(controlClass, styles.input)}
        />
      </span>
    </label>
  );
}
