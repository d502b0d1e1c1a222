// By its file: the name of the library leads to this module in server tests.
import * as argon2 from '../../../../node_modules/@node-rs/argon2/index.js';

/** The least that argon2 allows: 8 KiB, one pass, one lane. Server tests hash hundreds of passwords that guard nothing. */
const LEAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash = (password, options) => argon2.hash(password, { ...options, ...LEAST });
export const { verify } = argon2;
