import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../page/use-title.js';
import styles from './form-card.module.css';

/** Props of `FormCard`. */
export interface FormCardProps {
  readonly title: string;
  readonly lead?: string;
  /** Whether reading begins at the title, as the button that led here is gone. */
  readonly takesFocus?: boolean;
  /** What stands above the fields: what went wrong, or what has just happened. */
  readonly notice?: ReactNode;
  /** What stands below the card: other ways on. */
  readonly after?: ReactNode;
  /** Absent where there is nothing to fill in. */
  readonly onSubmit?: () => void;
  readonly children?: ReactNode;
}

/** A page that is one form in the middle of the window. */
export function FormCard({
  title,
  lead,
  takesFocus = false,
  notice,
  after,
  onSubmit,
  children,
}: FormCardProps) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);
  const content = (
    <>
      <h1 ref={heading} {...(takesFocus ? { tabIndex: -1 } : {})}>
        {title}
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {notice}
      {children}
    </>
  );
  return (
    <div className={styles.page}>
      {onSubmit ? (
        <form
          className={styles.card}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          {content}
        </form>
      ) : (
        <div className={styles.card}>{content}</div>
      )}
      {after ? <div className={styles.after}>{after}</div> : null}
    </div>
  );
}
