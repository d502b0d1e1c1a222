import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { ROUTES } from '@tastwerk/contracts';
import { ROUTE_NAME } from './route-of.js';

/** What keeps the contract and the controllers from being the same table, one sentence each. */
export function differencesOf(
  rows: readonly string[],
  methods: readonly (readonly [row: string | undefined, method: string])[],
) {
  const differences: string[] = [];
  for (const [row, method] of methods) {
    if (row === undefined) differences.push(`${method} answers requests but has no row in the contract`);
  }
  for (const row of rows) {
    const holders = methods.filter(([name]) => name === row).map(([, method]) => method);
    if (holders.length === 0) differences.push(`the contract's row ${row} has no controller method`);
    if (holders.length > 1)
      differences.push(`the contract's row ${row} has ${holders.length}: ${holders.join(', ')}`);
  }
  return differences;
}

/** Refuses to start a server whose controllers are not exactly the rows of the contract. */
@Injectable()
export class RouteTable implements OnApplicationBootstrap {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onApplicationBootstrap(): void {
    const differences = differencesOf(Object.keys(ROUTES), this.methods());
    if (differences.length > 0)
      throw new Error(`Contract and controllers differ: ${differences.join('; ')}.`);
  }

  private methods(): readonly (readonly [string | undefined, string])[] {
    return this.discovery.getControllers().flatMap(({ instance, name }) => {
      const controller: unknown = instance;
      if (typeof controller !== 'object' || controller === null) return [];
      const prototype: object = Object.getPrototypeOf(controller);
      return this.scanner.getAllMethodNames(prototype).flatMap((key): [string | undefined, string][] => {
        const method: unknown = Reflect.get(prototype, key);
        if (typeof method !== 'function') return [];
        const row: unknown = Reflect.getMetadata(ROUTE_NAME, method);
        if (typeof row === 'string') return [[row, `${name}.${key}`]];
        return Reflect.hasMetadata(PATH_METADATA, method) ? [[undefined, `${name}.${key}`]] : [];
      });
    });
  }
}
