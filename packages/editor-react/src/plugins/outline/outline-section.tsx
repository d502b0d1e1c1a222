import { Outline } from './outline.js';

/** The document as text on a small screen, from which objects are shown in the picture of their page. */
export function OutlineSection({ onShow }: { readonly onShow: (uuid: string) => void }) {
  return <Outline onChoose={onShow} />;
}
