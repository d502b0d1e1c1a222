import { type Box, uniteBoxes } from '@tastwerk/editor-core/geometry';
import type { Finding, Severity } from '@tastwerk/editor-core/proofing';

/** Severities in the order in which their findings are listed. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** Findings that say the same of several objects, as one row of a list. */
export interface FindingRow {
  readonly key: string;
  /** The first of them. */
  readonly finding: Finding;
  /** All of them. */
  readonly findings: readonly Finding[];
  /** Ids of all objects concerned. */
  readonly objects: readonly string[];
  /** Where each of them lies, in page mm. */
  readonly places: readonly Box[];
}

/** What makes two findings one row: all that is said, and that neither concerns several objects. */
function keyOf(finding: Finding): string {
  const { ruleId, severity, pageIndex, measured, wanted, values, objects } = finding;
  const own = objects.length === 1 ? [] : objects;
  return JSON.stringify([severity, ruleId, pageIndex, measured, wanted, values, own]);
}

/** The rows of a list of findings, in the order of the findings. */
export function findingRows(findings: readonly Finding[]): readonly FindingRow[] {
  const rows = new Map<string, { findings: Finding[]; objects: Set<string>; places: Box[] }>();
  for (const finding of findings) {
    const said = keyOf(finding);
    const isAlone = finding.objects.length === 0;
    const key = isAlone ? `${said}${rows.size}` : said;
    const row = rows.get(key) ?? { findings: [], objects: new Set(), places: [] };
    rows.set(key, row);
    row.findings.push(finding);
    for (const uuid of finding.objects) row.objects.add(uuid);
    if (finding.place) row.places.push(finding.place);
  }
  return [...rows].flatMap(([key, { findings: own, objects, places }]) => {
    const [finding] = own;
    return finding ? [{ key, finding, findings: own, objects: [...objects], places }] : [];
  });
}

/** The box around all places of a row, in page mm; undefined where it has none. */
export function boxOfRow({ places }: FindingRow): Box | undefined {
  const [first, ...others] = places;
  return first && others.reduce(uniteBoxes, first);
}

/** How many findings there are of each severity. */
export function countsOf(findings: readonly Finding[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
