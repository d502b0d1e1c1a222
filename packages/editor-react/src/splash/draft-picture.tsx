import styles from './draft-card.module.css';

/** The first page of a draft; a bare sheet while there is no picture of it. It repeats what the title says, so it has no name. */
export function DraftPicture({ picture }: { readonly picture: string | null }) {
  return (
    <div className={styles.picture} aria-hidden="true">
      {picture === null ? (
        <span className={styles.sheet} />
      ) : (
        <img className={styles.page} src={picture} alt="" loading="lazy" decoding="async" />
      )}
    </div>
  );
}
