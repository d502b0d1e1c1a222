import type { Recognition, Trace, TraceSettings } from '@tastwerk/contracts';
import type { Result } from '@tastwerk/editor-core';

/** Why a picture was not read. `cancelled`: whoever asked has gone. */
export type ReadingFailure =
  | 'IMPORT_NOT_A_PICTURE'
  | 'IMPORT_TOO_LARGE'
  | 'IMPORT_TOO_DETAILED'
  | 'IMPORT_TIMEOUT'
  | 'IMPORT_BUSY'
  | 'cancelled';

/** Who asks: turns are counted for the caller, and what is asked for ends with the signal. */
export interface Asker {
  readonly caller: string;
  readonly signal: AbortSignal;
}

/** The port to whatever reads pictures. Throws when it breaks in a way that nobody expected. */
export abstract class PictureReader {
  /** The dark parts of a JPEG or PNG, or its edges, as paths. */
  abstract trace(
    bytes: Uint8Array,
    settings: TraceSettings,
    asker: Asker,
  ): Promise<Result<Trace, ReadingFailure>>;

  /** The lines of text in a JPEG or PNG. */
  abstract recognise(bytes: Uint8Array, asker: Asker): Promise<Result<Recognition, ReadingFailure>>;
}
