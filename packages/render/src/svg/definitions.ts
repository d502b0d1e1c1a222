import { attributes } from '../xml.js';

type Values = Readonly<Record<string, string | undefined>>;

/** Things that a drawing refers to by id: texture patterns and clip outlines. */
export interface Definitions {
  /** The id of what is known as `key`; at first use `write` says how element `name` looks, given its id. */
  idOf(name: 'pattern' | 'clipPath', key: string, write: (id: string) => readonly [Values, string]): string;
  /** All of it as one `defs` element; empty when nothing was defined. */
  readonly markup: () => string;
}

const ID_LETTER = { pattern: 't', clipPath: 'c' } as const;

/** Starts an empty set whose ids begin with `prefix`, so that several drawings may stand in one page. */
export function createDefinitions(prefix: string): Definitions {
  const idByKey = new Map<string, string>();
  const parts: string[] = [];
  return {
    idOf(name, key, write) {
      const known = idByKey.get(`${name} ${key}`);
      if (known !== undefined) return known;
      const id = `${prefix}${ID_LETTER[name]}${idByKey.size + 1}`;
      idByKey.set(`${name} ${key}`, id);
      const [values, content] = write(id);
      parts.push(
        `<${name} id="${id}"${attributes(values)}${content === '' ? '/>' : `>${content}</${name}>`}`,
      );
      return id;
    },
    markup: () => (parts.length === 0 ? '' : `<defs>\n${parts.join('\n')}\n</defs>\n`),
  };
}
