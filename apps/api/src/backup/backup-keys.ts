import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';

type Bytes = ReadableStream<Uint8Array>;

/** Keys of the file format age (https://age-encryption.org/v1), by which a backup is encrypted or opened. */
export interface BackupKeys {
  encrypt(bytes: Bytes): Promise<Bytes>;
  decrypt(bytes: Bytes): Promise<Bytes>;
}

/** A public key, to which is encrypted, and a secret one, which opens it. */
const PUBLIC = /^age1[a-z0-9]+$/;
const SECRET = /^AGE-SECRET-KEY-(PQ-)?1[A-Z0-9]+$/;

/**
 * The keys in the file at `path`, one a line, as `age-keygen` writes them; else a sentence. Public keys are enough to encrypt, only secret
 * ones open.
 */
export async function readBackupKeys(
  path: string,
  purpose: 'encrypt' | 'decrypt',
): Promise<Result<BackupKeys, string>> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return fail(`The key file ${path} cannot be read.`);
  const lines = text.split('\n').map((line) => line.trim());
  const keys = lines.filter((line) => line !== '' && !line.startsWith('#'));
  const isKnown = (key: string) => SECRET.test(key) || (purpose === 'encrypt' && PUBLIC.test(key));
  if (keys.length === 0 || !keys.every(isKnown))
    return fail(
      purpose === 'encrypt'
        ? `${path} is not a file of age keys: \`age-keygen -o FILE\` makes one.`
        : `${path} is not a file of secret age keys, which begin with AGE-SECRET-KEY-.`,
    );
  const encrypter = new Encrypter();
  const decrypter = new Decrypter();
  try {
    for (const key of keys) {
      encrypter.addRecipient(SECRET.test(key) ? await identityToRecipient(key) : key);
      if (SECRET.test(key)) decrypter.addIdentity(key);
    }
  } catch {
    return fail(`A key in ${path} is not whole.`);
  }
  return ok({
    encrypt: (bytes) => encrypter.encrypt(bytes),
    decrypt: (bytes) => decrypter.decrypt(bytes),
  });
}

/** Whether `error` says that none of the keys opens a file. */
export function isWrongKey(error: unknown): boolean {
  return error instanceof Error && error.message.includes('no identity matched');
}
