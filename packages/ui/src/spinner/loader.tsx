import { useEffect, useState } from 'react';
import { Spinner } from './spinner.js';
import styles from './spinner.module.css';

/** After this time a wait is explained (product spec section 2). */
const MESSAGE_DELAY_MS = 1000;

/** Props of `Loader`. */
export interface LoaderProps {
  /** What is being waited for; shown and spoken once the wait is worth a word. */
  readonly message: string;
  /** Time until the message appears, in milliseconds. */
  readonly delayMs?: number;
}

/** A waiting place: the spinner at once, its message after a second. */
export function Loader({ message, delayMs = MESSAGE_DELAY_MS }: LoaderProps) {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div className={styles.loader} role="status">
      <Spinner />
      <p className={styles.message}>{isSpoken ? message : ''}</p>
    </div>
  );
}
