import { describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** A file of a plugin from outside, as it would stand in a package of its own. */
const PLUGIN = fileURLToPath(new URL('../../test/outside-plugin.ts', import.meta.url));

const TYPES = `
import type { Command, ObjectKind, PageObject, RectObject } from '@tastwerk/editor-core';
import type { ObjectRule, ProofingSource, RuleId, SourceKey } from '@tastwerk/editor-core/proofing';

interface ClockObject extends Omit<RectObject, 'type'> {
  readonly type: 'clock';
  readonly minutes: number;
}

declare module '@tastwerk/editor-core' {
  interface ObjectKinds {
    readonly clock: ClockObject;
  }
  interface Commands {
    readonly 'set-clock': { readonly type: 'set-clock'; readonly minutes: number };
  }
}

declare module '@tastwerk/editor-core/proofing' {
  interface ProofingRules {
    readonly 'clock-hands': ObjectRule;
  }
  interface ProofingSources {
    readonly 'clock-guide': ProofingSource;
  }
}

export const kind: ObjectKind = 'clock';
export const command: Command = { type: 'set-clock', minutes: 3 };
export const rule: RuleId = 'clock-hands';
export const sources: readonly SourceKey[] = ['clock-guide', 'hasty'];
export const hands: ObjectRule = {
  scope: 'object',
  check: ({ object }) => [{ severity: 'info', objects: [object.uuid], place: null, source: 'clock-guide' }],
};
export const minutesOf = (object: PageObject): number => (object.type === 'clock' ? object.minutes : 0);
`;

/** What the compiler says against `text` as a file of a plugin, by the sources of the core. */
function complaintsAbout(text: string): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    customConditions: ['@tastwerk/source'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => name === PLUGIN || fileExists(name);
  host.getSourceFile = (name, ...given) =>
    name === PLUGIN ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2023) : getSourceFile(name, ...given);
  const program = ts.createProgram([PLUGIN], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(PLUGIN))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('the types of a plugin from outside', () => {
  it('belong to those of all objects, commands, rules and sources', () => {
    expect(complaintsAbout(TYPES)).toEqual([]);
  });

  it('are needed for that', () => {
    const withoutKind = TYPES.replace('readonly clock: ClockObject;', '');
    expect(complaintsAbout(withoutKind).join()).toContain(`Type '"clock"' is not assignable`);
    const withoutSource = TYPES.replace("readonly 'clock-guide': ProofingSource;", '');
    const complaints = complaintsAbout(withoutSource);
    expect(complaints).toHaveLength(2);
    expect(complaints.join()).toContain(`'"clock-guide"' is not assignable`);
  });
});
