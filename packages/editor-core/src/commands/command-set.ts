import { isJsonObject, type JsonObject } from '../values/json.js';
import { LIMITS } from '../values/limits.js';
import type { Document } from '../document/schema.js';
import type { Issue } from '../issue.js';
import { issuesFromZod } from '../issues-from-zod.js';
import { fail, ok, type Result } from '../result.js';
import { COMMAND_CODES } from './change-objects.js';
import type { CommandType } from './command-type.js';
import type { Kinds } from '../objects/kinds.js';

/** Several commands as one: all of them or none, one step of undo, which has the name of the first. */
export interface Transaction {
  readonly type: 'transaction';
  readonly commands: readonly Command[];
}

/** The commands by their names. A plugin adds those that it brings: `interface Commands { 'set-clock': SetClock }`. */
export interface Commands {
  readonly transaction: Transaction;
}

/** What a command is called. */
export type CommandName = keyof Commands;

/** A command that stands for itself and not for several. */
export type StepCommand = Exclude<CommandName, 'transaction'>;

/** A change of a document as plain JSON: the only way to write to one. Ids and times come in with it. */
export type Command = Commands[CommandName];

/** Commands by their names, as a plugin brings them. */
export type CommandTable = { readonly [N in StepCommand]?: CommandType<Commands[N]> };

/** The commands of an engine. */
export interface CommandSet {
  /** The names of all commands. */
  readonly names: readonly StepCommand[];
  /** Whether `name` is that of a command. */
  has(name: unknown): name is StepCommand;
  /** The command by which the undo step of `command` is called; undefined for one that makes none. */
  stepOf(command: Command): StepCommand | undefined;
  /**
   * The document after `command`, which may come from anywhere and is checked first. The given document never changes; parts that the
   * command does not touch are shared. Of a transaction all commands are applied or none, and none of them may be one that makes no undo
   * step; the path of an issue leads through `commands`. Errors: COMMAND_UNKNOWN, COMMAND_INVALID, and those that the command names.
   */
  apply(document: Document, command: unknown): Result<Document, Issue>;
}

/** What of an engine is needed to change documents. */
export interface EngineCore {
  readonly kinds: Kinds;
  readonly commands: CommandSet;
}

/** The commands of `table` for objects of `kinds`; `settled` gives the changed document with what follows from its change. */
export function createCommands(
  table: CommandTable,
  kinds: Kinds,
  settled: (before: Document, after: Document) => Document = (_before, after) => after,
): CommandSet {
  const has = (name: unknown): name is StepCommand => typeof name === 'string' && Object.hasOwn(table, name);

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

  function applyNamed<N extends StepCommand>(
    name: N,
    document: Document,
    command: unknown,
  ): Result<Document, Issue> | undefined {
    const type: CommandType<Commands[N]> | undefined = table[name];
    return type && applyAs(type, document, command);
  }

  const isUndoable = (name: StepCommand) => table[name]?.undoable ?? false;

  function applyOne(document: Document, command: unknown): Result<Document, Issue> {
    const name = isJsonObject(command) ? command['type'] : undefined;
    const applied = has(name) ? applyNamed(name, document, command) : undefined;
    return applied ?? fail({ code: 'COMMAND_UNKNOWN', path: ['type'], params: { type: String(name) } });
  }

  function applyAll(document: Document, transaction: JsonObject): Result<Document, Issue> {
    const given = transaction['commands'];
    const path = ['commands'];
    if (!Array.isArray(given) || given.length === 0) return fail({ code: 'COMMAND_INVALID', path });
    if (given.length > LIMITS.objectsPerPage)
      return fail({ code: 'COMMAND_INVALID', path, params: { reason: 'too_big' } });
    let changed = document;
    for (const [index, command] of given.entries()) {
      const name: unknown = isJsonObject(command) ? command['type'] : undefined;
      if (has(name) && !isUndoable(name))
        return fail({ code: 'COMMAND_INVALID', path: ['commands', index, 'type'] });
      const applied = applyOne(changed, command);
      if (!applied.ok) return fail({ ...applied.error, path: ['commands', index, ...applied.error.path] });
      changed = applied.value;
    }
    return ok(changed);
  }

  return {
    names: Object.keys(table).filter(has),
    has,
    stepOf(command) {
      const [first] = command.type === 'transaction' ? command.commands : [command];
      return first && first.type !== 'transaction' && isUndoable(first.type) ? first.type : undefined;
    },
    apply(document, command) {
      const isMany = isJsonObject(command) && command['type'] === 'transaction';
      const applied = isMany ? applyAll(document, command) : applyOne(document, command);
      return applied.ok && applied.value !== document ? ok(settled(document, applied.value)) : applied;
    },
  };
}
