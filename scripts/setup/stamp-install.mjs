/** Runs after `npm ci`, whether started by hand or by `npm test`: remembers for which lock file the libraries are installed. */
import { stampInstalled } from './prepare.mjs';

stampInstalled();
