import fastifyMultipart from '@fastify/multipart';
import { IMPORT_LIMITS } from '@tastwerk/contracts';
import type { FastifyInstance } from 'fastify';

/** Bounds of a form: one file and a handful of short fields. */
const LIMITS = {
  files: 1,
  fileSize: IMPORT_LIMITS.bytes,
  fields: 10,
  fieldNameSize: 50,
  fieldSize: 100,
  parts: 11,
  headerPairs: 20,
} as const;

/** Lets routes read `multipart/form-data` part by part; a route that does not ask for the parts reads nothing of it. */
export async function readForms(server: FastifyInstance): Promise<void> {
  await server.register(fastifyMultipart, { limits: LIMITS, throwFileSizeLimit: true });
}
