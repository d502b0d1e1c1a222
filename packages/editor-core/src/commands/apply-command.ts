import type { Document } from '../document/schema.js';
import { isJsonObject } from '../document/json.js';
import type { Issue } from '../issue.js';
import { issuesFromZod } from '../issues-from-zod.js';
import { fail, type Result } from '../result.js';
import { COMMAND_CODES } from './change-objects.js';
import type { CommandType } from './command-type.js';
import { COMMAND_TYPES, type CommandName, isCommandName } from './registry.js';

function applyAs<C extends { readonly type: string }>(
  type: CommandType<C>,
  document: Document,
  command: unknown,
): Result<Document, Issue> {
  const parsed = type.schema.safeParse(command);
  if (parsed.success) return type.apply(document, parsed.data);
  const [issue] = issuesFromZod(parsed.error, COMMAND_CODES);
  return fail(issue ?? { code: 'COMMAND_INVALID', path: [] });
}

function applyNamed<N extends CommandName>(
  name: N,
  document: Document,
  command: unknown,
): Result<Document, Issue> {
  return applyAs(COMMAND_TYPES[name], document, command);
}

/**
 * The document after `command`, which may come from anywhere and is checked first. The given document never changes; parts that
 * the command does not touch are shared. Errors: COMMAND_UNKNOWN, COMMAND_INVALID, COMMAND_OBJECT_NOT_FOUND,
 * COMMAND_PAGE_NOT_FOUND, COMMAND_ID_TAKEN, COMMAND_LAST_PAGE, DOCUMENT_TOO_LARGE.
 */
export function applyCommand(document: Document, command: unknown): Result<Document, Issue> {
  const name = isJsonObject(command) ? command['type'] : undefined;
  if (isCommandName(name)) return applyNamed(name, document, command);
  return fail({ code: 'COMMAND_UNKNOWN', path: ['type'], params: { type: String(name) } });
}
