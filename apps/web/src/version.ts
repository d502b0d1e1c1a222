import manifest from '../package.json' with { type: 'json' };

/** Version of the web application, sent with every call and shown with errors. */
export const FRONTEND_VERSION: string = manifest.version;
