import type { CliPlugin } from '@tastwerk/render/plugins';
import { help } from './help-texts.js';
import { tactileCommand } from './tactile-command.js';

const cli: CliPlugin = { help, commands: { tactile: tactileCommand } };

export default cli;
