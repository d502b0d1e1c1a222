import type { Block, Chapter, Publication, PublicationMetadata } from './publication.js';

const UUID = /^urn:uuid:(.{36})$/u;
const HEXADECIMAL = 16;

/** An identifier that follows from those of the parts: a UUID of version 8 (RFC 9562, 5.8) with the digits of all added up. */
function identifierOf(identifiers: readonly string[]): string {
  const digits = identifiers.map((one) => (UUID.exec(one)?.[1] ?? '').replaceAll('-', ''));
  const sum = Array.from({ length: 32 }, (_, place) => {
    const total = digits.reduce(
      (all, uuid) => all + Number.parseInt(uuid.charAt(place) || '0', HEXADECIMAL),
      0,
    );
    return (total % HEXADECIMAL).toString(HEXADECIMAL);
  });
  sum[12] = '8';
  sum[16] = '8';
  const uuid = sum.join('');
  const groups = [
    uuid.slice(0, 8),
    uuid.slice(8, 12),
    uuid.slice(12, 16),
    uuid.slice(16, 20),
    uuid.slice(20),
  ];
  return `urn:uuid:${groups.join('-')}`;
}

const once = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

function cellTypeOf(parts: readonly PublicationMetadata[]): PublicationMetadata['brailleCellType'] {
  const types = once(parts.map(({ brailleCellType }) => brailleCellType));
  return types.length === 1 && types[0] !== undefined ? types[0] : '6, 8';
}

const latest = (dates: readonly string[]): string => [...dates].sort().at(-1) ?? '';

/** `block` with the names of files as they are in the bound publication. */
function renamed(block: Block, prefix: string): Block {
  switch (block.kind) {
    case 'link':
      return { ...block, href: `${prefix}${block.href}` };
    case 'graphic':
    case 'print-file':
      return { ...block, file: `${prefix}${block.file}` };
    default:
      return block;
  }
}

/** The chapters of one part: all but the first are named below that. */
function chaptersOf({ chapters }: Publication, prefix: string): readonly Chapter[] {
  return chapters.map((chapter, index) => ({
    ...chapter,
    name: `${prefix}${chapter.name}`,
    isWithin: index > 0,
    blocks: chapter.blocks.map((block) => renamed(block, prefix)),
  }));
}

/**
 * Publications as one called `title`, in their order; at least one. The date is that of the part that was changed last, the creator that of the
 * first where none is named.
 */
export function bindPublications(
  parts: readonly Publication[],
  title: string,
  creator = parts[0]?.metadata.creator ?? '',
): Publication {
  const all = parts.map(({ metadata }) => metadata);
  const rights = once(all.flatMap((one) => one.rights ?? []));
  const prefixOf = (index: number) => `part-${index + 1}-`;
  return {
    metadata: {
      title,
      creator,
      identifier: identifierOf(all.map(({ identifier }) => identifier)),
      languages: once(all.flatMap(({ languages }) => languages)),
      date: latest(all.map(({ date }) => date)),
      modified: latest(all.map(({ modified }) => modified)),
      brailleCellType: cellTypeOf(all),
      brailleSystems: once(all.flatMap(({ brailleSystems }) => brailleSystems)),
      producer: all[0]?.producer ?? creator,
      ...(rights.length === 0 ? {} : { rights: rights.join('; ') }),
    },
    contentsTitle: parts[0]?.contentsTitle ?? '',
    chapters: parts.flatMap((part, index) => chaptersOf(part, prefixOf(index))),
    files: parts.flatMap(({ files }, index) =>
      files.map((file) => ({ ...file, name: `${prefixOf(index)}${file.name}` })),
    ),
  };
}
