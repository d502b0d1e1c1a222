const { existsSync } = require('node:fs');
const { join } = require('node:path');

const SEPARATOR = /[\\/]/;

/** The folder of the bundled packages (`bundled-packages.mjs`). */
const folder = process.env.JEST_PACKAGES;

/** Jest's resolver: a package of the workspace that another one, or an app, imports comes from its bundle. */
module.exports = (request, options) => {
  const [scope, name, ...rest] = request.split('/');
  if (folder && scope === '@tastwerk' && !isInside(name, options.basedir)) {
    const bundled = join(folder, name, ...rest) + '.mjs';
    if (existsSync(bundled)) return bundled;
  }
  return options.defaultResolver(request, options);
};

const isInside = (name, path) => {
  const parts = path.split(SEPARATOR);
  return parts.some((part, index) => part === 'packages' && parts[index + 1] === name);
};
