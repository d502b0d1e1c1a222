import { classNames } from '../class-names.js';
import styles from './field.module.css';

/** Class of the column that holds label, control and notes. */
export const fieldClass = classNames(styles.field);

/** Class of a single-line control: a box to type or choose in. */
export const controlClass = classNames(styles.control);
