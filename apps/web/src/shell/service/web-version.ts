import { FRONTEND_VERSION } from '../../version.js';

/** Whether the server gives out another version of the web application by now than the one that runs in this tab. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch('/FRONTEND.json', {
      method: 'GET',
      headers: new Headers({ accept: 'application/json' }),
      cache: 'no-store',
    });
    if (!answer.ok) return false;
    const told: unknown = await answer.json();
    const version: unknown =
      typeof told === 'object' && told !== null ? Reflect.get(told, 'version') : undefined;
    return typeof version === 'string' && version !== FRONTEND_VERSION;
  } catch {
    // Nobody is told to load a page anew that may not come.
    return false;
  }
}
