import { type ReactNode, useId } from 'react';
import { useTitle } from '../../page/use-title.js';
import styles from './area-page.module.css';

/** A page of the account area: its heading, and what it is for. */
export function AreaPage({
  title,
  lead,
  actions,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  useTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  );
}

/** A part of such a page in a card of its own; with `onSubmit` it is a form. */
export function AreaCard({
  title,
  lead,
  onSubmit,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  const content = (
    <>
      <h2 id={id}>{title}</h2>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </>
  );
  if (!onSubmit) {
    return (
      <section className={styles.card} aria-labelledby={id}>
        {content}
      </section>
    );
  }
  return (
    <form
      className={styles.card}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {content}
    </form>
  );
}

/** The buttons at the end of a card. */
export function CardActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
