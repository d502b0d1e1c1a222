import type { CliPlugin } from '@tastwerk/render/plugins';
import { chartCommand } from './chart-command.js';
import { help } from './help-texts.js';
import { plotCommand } from './plot-command.js';

const cli: CliPlugin = { help, commands: { chart: chartCommand, plot: plotCommand } };

export default cli;
