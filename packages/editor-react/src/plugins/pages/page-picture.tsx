import { useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import styles from './pages-panel.module.css';
import { usePagePicture } from './use-page-picture.js';

/** A small picture of a page on its sheet; the list says beside it which page it is. */
export function PagePicture({ pageIndex }: { readonly pageIndex: number }) {
  const document = useEditorState(documentOf);
  const braille = useBrailleState();
  const url = usePagePicture(document, pageIndex, braille.book);
  return (
    <span className={styles.frame}>
      <span className={styles.sheet} style={{ aspectRatio: `${document.width} / ${document.height}` }}>
        {url === null ? null : <img src={url} alt="" className={styles.picture} draggable={false} />}
      </span>
    </span>
  );
}
