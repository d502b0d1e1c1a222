import { RENDERING_FORMATS, type RenderingFormat } from '@tastwerk/contracts';
import type { NewJob } from '../../platform/jobs/jobs.js';

/** Which of two formats is begun first. The pictures are: they take longest and are what visitors see. */
function byBeginning(one: RenderingFormat, other: RenderingFormat): number {
  return Number(other === 'png') - Number(one === 'png');
}

/** The jobs that make files of versions: in the transaction that stores a version, or later to have its files made again. */
export function renderings(
  versionIds: readonly number[],
  formats: readonly RenderingFormat[] = RENDERING_FORMATS,
  { batchId, weight }: Pick<NewJob, 'batchId' | 'weight'> = {},
): readonly NewJob[] {
  const inOrder = [...formats].sort(byBeginning);
  return versionIds.flatMap((subjectId) =>
    inOrder.map((format) => ({
      kind: 'rendering' as const,
      subjectId,
      payload: { format },
      batchId,
      weight,
    })),
  );
}
