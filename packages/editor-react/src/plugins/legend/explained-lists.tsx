import { lineId, type PageMarks, lineStroke, type LineStyle } from '@tastwerk/editor-core/legend';
import { Panel } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import fields from '../../parts/fields.module.css';
import { TextureSwatch } from '../../parts/texture-swatch.js';
import { useLengths } from '../../state/use-millimetres.js';
import { ExplainedRow } from './explained-row.js';
import type { LegendView } from './legend-view.js';
import styles from './legend.module.css';

/** The piece of paper that a swatch shows, in mm: long enough for two dashes. */
const PAPER_MM = { width: 24, height: 16 } as const;

/** A piece of paper with a line, drawn with the core's own stroke. */
function LineSwatch({ line }: { readonly line: LineStyle }) {
  const stroke = lineStroke(line);
  const middle = PAPER_MM.height / 2;
  return (
    <svg className={styles.swatch} viewBox={`0 0 ${PAPER_MM.width} ${PAPER_MM.height}`} aria-hidden="true">
      {stroke ? (
        <line
          x1={2}
          x2={PAPER_MM.width - 2}
          y1={middle}
          y2={middle}
          stroke={`#${stroke.ink}`}
          strokeWidth={stroke.widthMm}
          strokeLinecap={stroke.cap}
          strokeDasharray={stroke.dashMm?.join(' ')}
        />
      ) : null}
    </svg>
  );
}

interface ListProps {
  readonly view: LegendView;
  readonly marks: PageMarks;
}

/** The textures that the page shows, each with the field for its meaning. */
export function TextureList({ view, marks }: ListProps) {
  const { t } = useTranslation(['legend', 'editor']);
  const { document, run } = view;
  const labels = new Map(document.keyedTextures.map(({ pattern, label }) => [pattern, label]));
  return (
    <Panel title={t('areas')}>
      {marks.areas.length === 0 ? <p className={fields.note}>{t('areasEmpty')}</p> : null}
      <ul className={styles.list}>
        {marks.areas.map(({ texture }) => (
          <ExplainedRow
            key={texture}
            {...view}
            swatch={<TextureSwatch texture={texture} />}
            name={t(`editor:textures.${texture}`)}
            words={labels.get(texture) ?? ''}
            onCommit={(label) => run({ type: 'set-keyed-textures', textures: [{ pattern: texture, label }] })}
          />
        ))}
      </ul>
    </Panel>
  );
}

/** The lines that the page shows, each with the field for its meaning. */
export function LineList({ view, marks }: ListProps) {
  const { t } = useTranslation(['legend', 'editor']);
  const { document, run } = view;
  const labels = new Map(document.keyedStrokes.map((stroke) => [lineId(stroke), stroke.label]));
  const { judged } = useLengths();
  return (
    <Panel title={t('lines')}>
      {marks.lines.length === 0 ? <p className={fields.note}>{t('linesEmpty')}</p> : null}
      <ul className={styles.list}>
        {marks.lines.map(({ line }) => (
          <ExplainedRow
            key={lineId(line)}
            {...view}
            swatch={<LineSwatch line={line} />}
            name={t('line', {
              style: t(`editor:borderStyles.${line.borderStyle}`),
              width: judged(line.borderWidth),
              colour: t(`editor:colours.${line.borderColour}`),
            })}
            words={labels.get(lineId(line)) ?? ''}
            onCommit={(label) => run({ type: 'set-keyed-strokes', strokes: [{ ...line, label }] })}
          />
        ))}
      </ul>
    </Panel>
  );
}
