import { Injectable } from '@nestjs/common';
import type { Recognition, Trace, TraceSettings } from '@tastwerk/contracts';
import { fail, type Result } from '@tastwerk/editor-core';
import { answer, type ApiFailure } from '../../platform/http/api-failure.js';
import { type Asker, PictureReader, type ReadingFailure } from './reader/picture-reader.js';

/** What a failure is for the caller. Nobody hears the answer to a request that was given up, and it is no fault of the server. */
function apiFailure(failure: ReadingFailure): ApiFailure {
  return { code: failure === 'cancelled' ? 'IMPORT_TIMEOUT' : failure };
}

function heard<T>(result: Result<T, ReadingFailure>): T {
  return answer(result.ok ? result : fail(apiFailure(result.error)));
}

/** Reads pictures that the editor imports. Nothing of them is kept. */
@Injectable()
export class ImportsService {
  constructor(private readonly reader: PictureReader) {}

  async trace(bytes: Uint8Array, settings: TraceSettings, asker: Asker): Promise<Trace> {
    return heard(await this.reader.trace(bytes, settings, asker));
  }

  async recognise(bytes: Uint8Array, asker: Asker): Promise<Recognition> {
    return heard(await this.reader.recognise(bytes, asker));
  }
}
