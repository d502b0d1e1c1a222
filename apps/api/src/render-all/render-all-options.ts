import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { RENDERING_FORMATS, type RenderingFormat } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';

/** What `npm run render:all` is asked to do. */
export interface RenderAllOptions {
  readonly formats: readonly RenderingFormat[];
  /** Worker processes beside those of a product that runs already. */
  readonly workers: number;
  /** Begin anew although an earlier round was cut off. */
  readonly isAnew: boolean;
}

/** What `--help` prints. */
export const RENDER_ALL_HELP = `npm run render:all -- [options]
Makes the files of every version in the catalogue again. A round that was cut off goes on where it was.

  --formats LIST  formats with commas between: ${RENDERING_FORMATS.join(', ')}; all when absent
  --workers N     worker processes to start, beside those of a running product; as many as there are cores when absent
  --anew          begin a new round even when the last one was cut off
  --help          print this`;

const WORKERS_MAX = 64;

function isFormat(name: string): name is RenderingFormat {
  return RENDERING_FORMATS.some((format) => format === name);
}

/** Reads the words of the call; a failure is one sentence about what makes no sense, or the help that was asked for. */
export function readRenderAllOptions(
  words: readonly string[],
): Result<RenderAllOptions, { readonly text: string; readonly isHelp: boolean }> {
  const wrong = (text: string) => fail({ text, isHelp: false });
  let values: { formats?: string; workers?: string; anew?: boolean; help?: boolean };
  try {
    ({ values } = parseArgs({
      args: [...words],
      options: {
        formats: { type: 'string' },
        workers: { type: 'string' },
        anew: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }));
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  if (values.help === true) return fail({ text: RENDER_ALL_HELP, isHelp: true });
  const names = (values.formats ?? RENDERING_FORMATS.join(',')).split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isFormat(name));
  if (unknown !== undefined)
    return wrong(`--formats: ${JSON.stringify(unknown)} is none of ${RENDERING_FORMATS.join(', ')}.`);
  const workers = Number(values.workers ?? availableParallelism());
  if (!Number.isInteger(workers) || workers < 0 || workers > WORKERS_MAX)
    return wrong(`--workers must be a whole number from 0 to ${WORKERS_MAX}.`);
  return ok({ formats: names.filter(isFormat), workers, isAnew: values.anew === true });
}
