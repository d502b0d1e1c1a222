import { textureOf, type TextureMark, type TextureName } from '@tastwerk/editor-core/document';
import { tileOf } from '@tastwerk/editor-core/scene';
import { useId } from 'react';
import styles from '../plugins/shapes/swatches.module.css';

/** Side of the piece of paper that a swatch shows, in mm: three repeats of most textures. */
const SIDE_MM = 16;

function Mark({ mark }: { readonly mark: TextureMark }) {
  return mark.kind === 'dot' ? (
    <circle cx={mark.x} cy={mark.y} r={mark.diameterMm / 2} />
  ) : (
    <line
      x1={mark.x1}
      y1={mark.y1}
      x2={mark.x2}
      y2={mark.y2}
      strokeWidth={mark.widthMm}
      stroke="currentColor"
    />
  );
}

/** A piece of paper with a texture, drawn from the core's own geometry. */
export function TextureSwatch({ texture: name }: { readonly texture: TextureName | null }) {
  const id = useId();
  const texture = name === null ? undefined : textureOf(name);
  const centre = SIDE_MM / 2;
  const tile =
    name === null ? undefined : tileOf({ texture: name, origin: { x: centre, y: centre }, angle: 0 });
  const fill = tile ? `url(#${id})` : 'currentColor';
  const isDrawn = tile !== undefined || texture?.kind === 'solid';

  return (
    <svg
      className={styles.texture}
      viewBox={`0 0 ${SIDE_MM} ${SIDE_MM}`}
      data-ink={texture?.kind === 'solid' ? texture.ink : undefined}
    >
      {tile ? (
        <pattern
          id={id}
          patternUnits="userSpaceOnUse"
          x={centre - tile.widthMm / 2}
          y={centre - tile.heightMm / 2}
          width={tile.widthMm}
          height={tile.heightMm}
          viewBox={`${-tile.widthMm / 2} ${-tile.heightMm / 2} ${tile.widthMm} ${tile.heightMm}`}
        >
          {tile.marks.map((mark, index) => (
            <Mark key={index} mark={mark} />
          ))}
        </pattern>
      ) : null}
      {isDrawn ? (
        <rect width={SIDE_MM} height={SIDE_MM} fill={fill} />
      ) : (
        <line className={styles.none} x1={0} y1={SIDE_MM} x2={SIDE_MM} y2={0} />
      )}
    </svg>
  );
}
