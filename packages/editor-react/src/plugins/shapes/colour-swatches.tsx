import { type Colour, COLOURS } from '@tastwerk/editor-core/document';
import type { TFunction } from 'i18next';
import styles from './swatches.module.css';

/** A piece of paper in a colour of the product; transparent is a stroke through an empty one. */
function ColourSwatch({ colour }: { readonly colour: Colour }) {
  const ink = COLOURS[colour];
  return (
    <svg className={styles.colour} viewBox="0 0 16 16">
      {ink === null ? (
        <line className={styles.none} x1={0} y1={16} x2={16} y2={0} />
      ) : (
        <rect width={16} height={16} fill={`#${ink}`} />
      )}
    </svg>
  );
}

/** Colours with their names, as a swatch picker takes them. */
export function colourSwatches(names: readonly Colour[], t: TFunction<'editor'>) {
  return names.map((id) => ({ id, label: t(`colours.${id}`), picture: <ColourSwatch colour={id} /> }));
}
