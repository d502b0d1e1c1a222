import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { frameworkHooks } from './framework-lines.js';

function logged(level: string): readonly string[] {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  });
  const log = pino({ level, hooks: frameworkHooks }, stream);
  log.info({ context: 'RouterExplorer' }, 'Mapped');
  log.warn({ context: 'NestFactory' }, 'Warned');
  log.info({ context: 'Process' }, 'Started');
  log.info('Plain');
  return lines.map((line) => /"msg":"(\w+)"/.exec(line)?.[1] ?? '');
}

describe('what Nest says about itself', () => {
  it('is logged for debugging only, but for its warnings', () => {
    expect(logged('info')).toEqual(['Warned', 'Started', 'Plain']);
    expect(logged('debug')).toEqual(['Mapped', 'Warned', 'Started', 'Plain']);
  });
});
