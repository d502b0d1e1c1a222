/** What must hold after a worker was killed, however often: one sentence for each thing that does not. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { RENDERING_FORMATS } from '@tastwerk/contracts';
import { createEngine } from '@tastwerk/editor-core';
import { renderArtefacts } from '@tastwerk/render';
import { renderPlugins } from '@tastwerk/render/plugins';
import { ROOT } from '../setup/root.mjs';

const DIST = join(ROOT, 'apps/api/dist');
// Its decorators need this.
createRequire(join(ROOT, 'apps/api/package.json'))('reflect-metadata');
const { SheetOrigins } = await import(`${DIST}/modules/rendering/renderer/sheet-origins.js`);

/** Every file that a row names is there in its full size: nobody who looks sees a part of one. */
export async function partialFiles({ query }, storage) {
  const rows = await query('SELECT storage_key AS key, size_bytes AS size FROM artefact');
  const faults = [];
  for (const { key, size } of rows) {
    const found = await storage.find(key);
    if (found?.sizeBytes !== size) faults.push(`${key} has ${found?.sizeBytes ?? 'no'} bytes of ${size}`);
  }
  return faults;
}

/** Every job is done, none has failed or is missing. */
export async function lostJobs({ query }) {
  const jobs = await query(`SELECT key, state, error_code AS error FROM job WHERE kind = 'rendering'`);
  const [{ versions }] = await query('SELECT count(*)::integer AS versions FROM version');
  const faults = jobs
    .filter(({ state }) => state !== 'done')
    .map(({ key, state, error }) => `${key}: ${state} ${error}`);
  const wanted = versions * RENDERING_FORMATS.length;
  if (jobs.length !== wanted) faults.push(`${jobs.length} jobs where ${wanted} were ordered`);
  return faults;
}

const renderEngine = createEngine(renderPlugins);

/** What is handed out is to the byte what a rendering without any kill gives. */
export async function differingFiles({ query, get, app }) {
  const origins = app.get(SheetOrigins, { strict: false });
  const translator = createNodeTranslator();
  const faults = [];
  const versions = await query(
    'SELECT id, variant_id AS variant, file_name AS name, document FROM version ORDER BY id',
  );
  for (const { id, variant, name, document } of versions) {
    const { sheet, licence } = await origins.of(id);
    const rendered = await renderArtefacts(document, {
      formats: RENDERING_FORMATS,
      fileName: name,
      engine: renderEngine,
      translator,
      sheet: { ...sheet, licence },
    });
    if (!rendered.ok)
      throw new Error(`version ${id} cannot be rendered at all: ${JSON.stringify(rendered.error)}`);
    for (const { name: file, format, bytes } of rendered.value.artefacts) {
      const folder = format === 'png' ? 'thumbnails' : `variants/${variant}`;
      const answer = await get(`/files/${folder}/${file}`);
      const [wanted, got] = [Buffer.from(bytes), answer.rawPayload].map((part) =>
        createHash('sha256').update(part).digest('hex'),
      );
      if (answer.statusCode !== 200) faults.push(`${file}: status ${answer.statusCode}`);
      else if (wanted !== got) faults.push(`${file}: ${got} instead of ${wanted}`);
    }
  }
  return { faults, versions: versions.length };
}

/** After clearing up, the storage holds what rows name and nothing else. */
export async function strayFiles({ query }, storage, collector) {
  await collector.removeGivenUp(0);
  await collector.removeUnknown(-1);
  const rows = await query(
    'SELECT storage_key AS key FROM artefact UNION ALL SELECT storage_key FROM document_file',
  );
  const known = new Set(rows.map(({ key }) => key));
  const faults = [];
  for await (const { key } of storage.list()) {
    if (!known.delete(key)) faults.push(`${key} belongs to nothing`);
  }
  return [...faults, ...[...known].map((key) => `${key} is gone`)];
}
