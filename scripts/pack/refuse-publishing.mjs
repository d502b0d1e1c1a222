/** Runs before `npm publish` in a workspace: its folder is not what is published. */
console.error('Publish the tarball that `npm run pack:all` makes: docs/how-to/publish-the-packages.md.');
process.exit(1);
