import type { GroupObject } from './group/index.js';

declare module '../../objects/schema.js' {
  interface ObjectKinds {
    readonly group: GroupObject;
  }
}

export type { GroupObject } from './group/index.js';
