import { FirstPage } from '../../thumbnails/first-page.js';
import styles from './bought-picture.module.css';

interface BoughtPictureProps {
  readonly variant: {
    readonly current_file_name: string;
    readonly graphic_format: 'a4' | 'a3';
    readonly graphic_landscape: boolean;
  };
}

/** The first sheet of what is bought, on a piece of desk. The words beside it say what it is. */
export function BoughtPicture({ variant }: BoughtPictureProps) {
  return (
    <span className={styles.desk}>
      <FirstPage sheets={variant} />
    </span>
  );
}
