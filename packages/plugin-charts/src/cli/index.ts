import type { CliPlugin } from '@tastwerk/render/plugins';
import { chartCommand } from './chart-command.js';
import { help } from './help.js';

const cli: CliPlugin = { help, commands: { chart: chartCommand } };

export default cli;
