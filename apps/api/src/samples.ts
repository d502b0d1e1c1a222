import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The id of a document is the key of its publication, so that seeding that was cut off can begin again. */
const documentSchema = z.looseObject({ uuid: z.uuid() });

/** `sample.json` of a sample that has several variants or versions: their files in the folder of samples, and what each version changed. */
const listSchema = z.strictObject({
  variants: z
    .array(
      z.strictObject({
        versions: z.array(z.strictObject({ file: z.string(), change: z.string() })).min(1),
      }),
    )
    .min(1),
});

/** One version of a sample: its document, and what it changed. */
export interface SampleVersion {
  readonly file: string;
  readonly document: z.output<typeof documentSchema>;
  readonly change: string;
}

/** A graphic with its variants, each with its versions, the oldest first. */
export interface Sample {
  readonly variants: readonly (readonly SampleVersion[])[];
}

/** The samples in `folder`. One of a single version is `<name>.json`; the folder `<name>` of another says in `sample.json` what it has. */
export function readSamples(folder: string): readonly Sample[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const version = (file: string, change: string): SampleVersion => ({
    file,
    change,
    document: documentSchema.parse(read(file)),
  });
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const list = join(file.slice(0, -'.json'.length), 'sample.json');
      if (!existsSync(join(folder, list))) return { variants: [[version(file, '')]] };
      const { variants } = listSchema.parse(read(list));
      return {
        variants: variants.map(({ versions }) => versions.map((one) => version(one.file, one.change))),
      };
    });
}
