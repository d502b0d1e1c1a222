import { describe, expect, it } from '@jest/globals';
import { BadRequestException, HttpException, NotFoundException } from '@nestjs/common';
import { ApiException } from './api-failure.js';
import { failureOf } from './failure-of.js';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('what a caller is told', () => {
  it.each([
    ['a failure of a service', new ApiException({ code: 'FILE_NOT_READY' }), 'FILE_NOT_READY'],
    ['an address without a route', new NotFoundException(), 'ROUTE_NOT_FOUND'],
    ['a broken address', new BadRequestException(), 'REQUEST_INVALID'],
    ['a body of another type', new HttpException('', 415), 'REQUEST_NOT_JSON'],
    ['a body that is too large', new HttpException('', 413), 'REQUEST_TOO_LARGE'],
    ['a database that does not answer', withCode('ECONNREFUSED'), 'SERVICE_UNAVAILABLE'],
    ['a database that is going down', withCode('57P01'), 'SERVICE_UNAVAILABLE'],
    ['a question that took too long', withCode('57014'), 'DATABASE_TIMEOUT'],
    ['a database whose disk is full', withCode('53100'), 'STORAGE_FULL'],
    ['a disk that is full', withCode('ENOSPC'), 'STORAGE_FULL'],
    ['a connection that broke', new Error('Connection terminated unexpectedly'), 'SERVICE_UNAVAILABLE'],
    [
      'a connection that broke before',
      new Error('Client has encountered a connection error and is not queryable'),
      'SERVICE_UNAVAILABLE',
    ],
    [
      'a connection that broke within a transaction',
      new Error('Query runner already released. Cannot run queries anymore.'),
      'SERVICE_UNAVAILABLE',
    ],
    [
      'a connection that was let go of meanwhile',
      new Error(
        'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
      ),
      'SERVICE_UNAVAILABLE',
    ],
  ])('about %s', (_, error, code) => {
    expect(failureOf(error)?.code).toBe(code);
  });

  it.each([[new Error('boom')], [withCode('23505')], ['a string'], [undefined], [null]])(
    'about %p is nothing',
    (error) => {
      expect(failureOf(error)).toBeUndefined();
    },
  );
});
