import type { CliPlugin } from '@tastwerk/render/plugins';
import { help } from './help-texts.js';
import { drawCommand, textCommand } from './text-commands.js';

const cli: CliPlugin = { help, commands: { draw: drawCommand, text: textCommand } };

export default cli;
