import type { Engine, Result } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';

/** What a command of a plugin is called with. */
export interface PluginCall {
  /** Values of options by their names without hyphens; a flag's value is empty. */
  readonly options: ReadonlyMap<string, string>;
  readonly positionals: readonly string[];
  /** Of its messages. */
  readonly language: 'de' | 'en';
  readonly engine: Engine;
  readonly translator: BrailleTranslator;
  /** The bytes of a file, or of standard input for the path `-`; the sentence that says why it cannot be read. */
  readonly readFile: (path: string) => Promise<Result<Uint8Array, string>>;
}

/** What a command of a plugin has done. */
export interface PluginAnswer {
  /** `usage`: the call makes no sense; `failed`: some of it could not be done. */
  readonly outcome: 'done' | 'failed' | 'usage';
  /** Sentences for the person at the terminal. */
  readonly messages: readonly string[];
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** What goes to the standard output besides the paths of the files. */
  readonly output?: string;
}

/** A command that a plugin adds to `tastwerk`. It reads by what it is given and writes nothing itself. */
export interface PluginCommand {
  /** Options without and with a value, by their names without hyphens. */
  readonly flags: readonly string[];
  readonly values: readonly string[];
  run(call: PluginCall): Promise<PluginAnswer>;
}

/** The default export of the entry `./cli` of a package with a plugin. */
export interface CliPlugin {
  readonly help: Readonly<Record<'de' | 'en', string>>;
  readonly commands: Readonly<Record<string, PluginCommand>>;
}
