import { type ClosePath, closePath } from './commands/close-path.js';
import { type CombineShapes, combineShapes } from './commands/combine-shapes.js';
import { type ContinuePath, continuePath } from './commands/continue-path.js';
import { type ConvertPathPoint, convertPathPoint } from './commands/convert-path-point.js';
import { type ConvertToPath, convertToPath } from './commands/convert-to-path.js';
import { type InsertPathPoint, insertPathPoint } from './commands/insert-path-point.js';
import { type MovePathPoints, movePathPoints } from './commands/move-path-points.js';
import { type OpenPath, openPath } from './commands/open-path.js';
import { type RemovePathPoints, removePathPoints } from './commands/remove-path-points.js';
import { type ReversePath, reversePath } from './commands/reverse-path.js';
import { definePlugin } from '../../kernel/plugin.js';
import { lineType } from './line.js';
import { quadraticType } from './quadratic.js';
import { cubicType } from './cubic.js';
import { pathType } from './path/index.js';

declare module '../../proofing/rule.js' {
  interface ProofingRules {
    readonly 'gap-lines': PageRule;
    readonly 'line-len': PageRule;
    readonly 'line-width': ObjectRule;
    readonly 'width-classes': PageRule;
    readonly dash: ObjectRule;
    readonly crossing: PageRule;
    readonly arrow: PageRule;
    readonly lead: PageRule;
  }
}

declare module '../../commands/command-set.js' {
  interface Commands {
    readonly 'insert-path-point': InsertPathPoint;
    readonly 'remove-path-points': RemovePathPoints;
    readonly 'move-path-points': MovePathPoints;
    readonly 'convert-path-point': ConvertPathPoint;
    readonly 'open-path': OpenPath;
    readonly 'close-path': ClosePath;
    readonly 'continue-path': ContinuePath;
    readonly 'reverse-path': ReversePath;
    readonly 'convert-to-path': ConvertToPath;
    readonly 'combine-shapes': CombineShapes;
  }
}

/** Lines, curves and paths of any form. */
export const paths = definePlugin({
  id: 'paths',
  version: '1.0.0',
  isInFormat: true,
  requires: ['objects'],
  kinds: { line: lineType, quadratic: quadraticType, cubic: cubicType, path: pathType },
  commands: {
    'insert-path-point': insertPathPoint,
    'remove-path-points': removePathPoints,
    'move-path-points': movePathPoints,
    'convert-path-point': convertPathPoint,
    'open-path': openPath,
    'close-path': closePath,
    'continue-path': continuePath,
    'reverse-path': reversePath,
    'convert-to-path': convertToPath,
    'combine-shapes': combineShapes,
  },
  rules: async () => (await import('./rules.js')).rules,
});
