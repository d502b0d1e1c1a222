import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { Route, RouteName } from '@tastwerk/contracts';
import type { FastifyRequest } from 'fastify';
import { catchError, concatMap, from, type Observable, throwError } from 'rxjs';
import { actorOf } from './actor.js';
import { ChangeLog } from './change-log.js';
import { deviceName } from './device-name.js';
import { failureOf } from './failure-of.js';
import { routeNameOf } from './route-of.js';

/** Characters of a body that are kept. */
const BODY_MAX = 2000;

/** Whether a row of the contract changes something by a right that only some have. */
export function isAdminChange({ method, access }: Route): boolean {
  return (
    method === 'POST' &&
    typeof access === 'object' &&
    (access.right === 'can_edit_admin' || access.right === 'can_hide_variants')
  );
}

/**
 * Keeps every call of the contract that changes something by an admin's right: before it begins, so that nothing is changed that is not in
 * the log, and what became of it afterwards.
 */
@Injectable()
export class KeepChange implements NestInterceptor {
  private readonly logger = new Logger(KeepChange.name);

  constructor(private readonly changes: ChangeLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const name = routeNameOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return from(this.begin(name, request)).pipe(
      concatMap((id) =>
        next.handle().pipe(
          concatMap(async (answer: unknown) => {
            await this.end(id, name, request, 'done');
            return answer;
          }),
          catchError((error: unknown) =>
            from(this.end(id, name, request, failureOf(error)?.code ?? 'INTERNAL')).pipe(
              concatMap(() => throwError(() => error)),
            ),
          ),
        ),
      ),
    );
  }

  private begin(name: RouteName, request: FastifyRequest): Promise<number> {
    const params: object = request.params instanceof Object ? request.params : {};
    return this.changes.begin({
      action: name,
      actorId: actorOf(request)?.id ?? null,
      params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
      body: JSON.stringify(request.body ?? {})
        .replaceAll('\\u0000', '')
        .slice(0, BODY_MAX),
      device: deviceName(request.headers['user-agent']),
      correlationId: request.id,
    });
  }

  /** The change is made by now: that its end could not be noted must not make it look like a failure. */
  private async end(id: number, action: RouteName, request: FastifyRequest, outcome: string): Promise<void> {
    const fields = {
      adminChangeId: id,
      action,
      actor: actorOf(request)?.id ?? null,
      outcome,
      correlationId: request.id,
    };
    if (outcome === 'done') this.logger.log(fields, 'an admin changed something');
    else this.logger.warn(fields, 'a change by an admin was refused or failed');
    try {
      await this.changes.end(id, outcome);
    } catch (error) {
      this.logger.warn({ err: error, adminChangeId: id, outcome }, 'the end of a change was not noted');
    }
  }
}
