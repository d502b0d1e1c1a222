import { isJsonObject } from '../document/json.js';
import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import { issuesFromZod } from '../issues-from-zod.js';
import { fail, type Result } from '../result.js';
import { COMMAND_CODES } from '../commands/change-objects.js';
import type { CommandType } from '../commands/command-type.js';
import type { Kinds } from './kinds.js';

/** The commands by their names. A plugin adds those that it brings: `interface Commands { 'set-clock': SetClock }`. */
export interface Commands {}

/** What a command is called. */
export type CommandName = keyof Commands;

/** A change of a document as plain JSON: the only way to write to one. Ids and times come in with it. */
export type Command = Commands[CommandName];

/** Commands by their names, as a plugin brings them. */
export type CommandTable = { readonly [N in CommandName]?: CommandType<Commands[N]> };

/** The commands of an engine. */
export interface CommandSet {
  /** The names of all commands. */
  readonly names: readonly CommandName[];
  /** Whether `name` is that of a command. */
  has(name: unknown): name is CommandName;
  /** Whether the command makes an undo step. */
  isUndoable(name: CommandName): boolean;
  /**
   * The document after `command`, which may come from anywhere and is checked first. The given document never changes; parts that the
   * command does not touch are shared. Errors: COMMAND_UNKNOWN, COMMAND_INVALID, and those that the command names.
   */
  apply(document: Document, command: unknown): Result<Document, Issue>;
}

/** What of an engine is needed to change documents. */
export interface EngineCore {
  readonly kinds: Kinds;
  readonly commands: CommandSet;
}

/** The commands of `table` for objects of `kinds`. */
export function createCommands(table: CommandTable, kinds: Kinds): CommandSet {
  const has = (name: unknown): name is CommandName => typeof name === 'string' && Object.hasOwn(table, name);

  function applyAs<C extends { readonly type: string }>(
    type: CommandType<C>,
    document: Document,
    command: unknown,
  ): Result<Document, Issue> {
    const schema = typeof type.schema === 'function' ? type.schema(kinds) : type.schema;
    const parsed = schema.safeParse(command);
    if (parsed.success) return type.apply(document, parsed.data, kinds);
    const [issue] = issuesFromZod(parsed.error, COMMAND_CODES);
    return fail(issue ?? { code: 'COMMAND_INVALID', path: [] });
  }

  function applyNamed<N extends CommandName>(
    name: N,
    document: Document,
    command: unknown,
  ): Result<Document, Issue> | undefined {
    const type: CommandType<Commands[N]> | undefined = table[name];
    return type && applyAs(type, document, command);
  }

  return {
    names: Object.keys(table).filter(has),
    has,
    isUndoable: (name) => table[name]?.undoable ?? false,
    apply(document, command) {
      const name = isJsonObject(command) ? command['type'] : undefined;
      const applied = has(name) ? applyNamed(name, document, command) : undefined;
      return applied ?? fail({ code: 'COMMAND_UNKNOWN', path: ['type'], params: { type: String(name) } });
    },
  };
}
