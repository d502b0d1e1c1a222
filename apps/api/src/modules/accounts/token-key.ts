import { createSecretKey, type KeyObject } from 'node:crypto';

/**
 * The key that signs access tokens. As text, jsonwebtoken would first try to read it as a PEM, at each token anew: that took ten times as
 * long as all the rest of a request.
 */
export function tokenKey(jwtSecret: string): KeyObject {
  return createSecretKey(Buffer.from(jwtSecret));
}
