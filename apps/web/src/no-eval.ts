/**
 * zod writes faster checks as code where it may, and finds out by trying: the content security policy would refuse and report that on every
 * page with a form. It reads this when it is loaded, which is after the page.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
