import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PICTURE_PATH } from '../safe-html.js';

/** Pictures keep their name when they are remade, so that a kept copy is asked about again after an hour. */
const FRESH_MS = 60 * 60 * 1000;

/** What of a PNG file says how large the picture is (PNG specification, 11.2.2): two numbers of four bytes behind the first sixteen. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** Pixels of a picture to each pixel of CSS, so that it is sharp on fine screens and when it is enlarged. */
const DENSITY = 2;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The pictures in `folder` by their file names, with the size at which articles show them, in px of CSS. */
export function pictureSizes(folder: string): ReadonlyMap<string, PictureSize> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  return new Map(
    names.map((name) => {
      const bytes = readFileSync(join(folder, name));
      const [width, height] = [WIDTH_AT, HEIGHT_AT].map((at) => Math.round(bytes.readUInt32BE(at) / DENSITY));
      return [name, { width: width ?? 0, height: height ?? 0 }];
    }),
  );
}

/** Serves the pictures of articles. */
export async function servePictures(server: FastifyInstance, folder: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    prefix: PICTURE_PATH,
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['make/**'],
    maxAge: FRESH_MS,
  });
}
