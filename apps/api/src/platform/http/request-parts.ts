import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import { fieldErrorCode, readRequestPart, type Route } from '@tastwerk/contracts';
import type { z } from 'zod';
import { ApiException, type ApiFailure } from './api-failure.js';

const PARTS = { body: 'body', param: 'params', query: 'query' } as const;

/** Reads the parts of a request by the schemas of its route's row; REQUEST_INVALID for what does not hold to them. */
export class RequestPartPipe implements PipeTransform {
  constructor(private readonly route: Route) {}

  transform(value: unknown, { type }: ArgumentMetadata): unknown {
    // What decorators of our own give is no part of the request.
    if (type === 'custom') return value;
    const schema = this.route.request[PARTS[type]];
    if (schema === undefined) throw new Error(`${this.route.path} has no ${PARTS[type]}`);
    return readPart(schema, value);
  }
}

/** A part of a request as its schema reads it; throws REQUEST_INVALID, which names the first field that is wrong. */
export function readPart<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const read = readRequestPart(schema, value);
  if (!read.ok) throw new ApiException(invalidRequest(read.error));
  return read.value;
}

function invalidRequest([issue]: readonly z.core.$ZodIssue[]): ApiFailure {
  if (issue === undefined) return { code: 'REQUEST_INVALID' };
  const keys = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const field = keys.map(String).join('.');
  // Schemas of forms have the code of the sentence in the place of the message.
  const told = fieldErrorCode(issue.message);
  const code = told === 'other' ? issue.code : told;
  return { code: 'REQUEST_INVALID', detail: `${field}: ${issue.message}`, field: [field, code] };
}
