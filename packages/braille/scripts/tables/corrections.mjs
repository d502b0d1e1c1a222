/**
 * What liblouis' metadata says wrongly, or in a way that programs cannot use, by table file. `undefined` takes a field away.
 * Everything else of a table comes from its first lines.
 */
export const CORRECTIONS = {
  // Languages of several scripts and times: BCP 47 has a tag for that.
  'ancient-languages-borger.utb': { language: 'mul', system: 'akk-borger' },
  'ancient-languages-us.utb': { language: 'mul', system: 'akk-us' },
  // The first of many languages of these tables, all of them in Latin letters.
  'cuneiform-transliterated.utb': { language: 'akk-Latn' },
  'cuneiform-transliterated-compact.utb': { language: 'akk-Latn' },
  // The sounds of any language. Its name is that of an alphabet, and so is its type.
  'IPA.utb': { language: 'und-fonipa', type: 'phonetic' },
  // `bh` stands for several languages and is not in use any more.
  'bh.tbl': { language: 'bho' },
  // `eo` with a variant that says how accents are typed: cx, gx.
  'eo-g1-x-system.ctb': { language: 'eo', variant: 'x-system' },
  // Chinese: `cmn` is `zh`, and the signs are those of the country.
  'zh-tw.ctb': { language: 'zh-Hant', region: 'TW' },
  'zh-hk.ctb': { language: 'yue', region: 'HK' },
  'zh_CHN.tbl': { language: 'zh-Hans', region: 'CN' },
  'zhcn-cbs.ctb': { language: 'zh-Hans', region: 'CN' },
  'zhcn-g1.ctb': { language: 'zh-Hans', region: 'CN' },
  'zhcn-g2.ctb': { language: 'zh-Hans', region: 'CN' },
  // The region names the language of those who read it; the system says so, too.
  'grc-international-en.utb': { region: undefined },
  'grc-international-en-composed.utb': { region: undefined },
  // Tables that write the same language by the same rules differ in what they are for.
  'akk.utb': { system: 'akk-us' },
  'hbo-slim.utb': { variant: 'slim' },
  'hbo-cantillated.utb': { variant: 'cantillated' },
  'ja-kantenji-ucs2.utb': { system: 'kantenji', variant: 'ucs2' },
  'ja-kantenji.utb': { system: 'kantenji' },
  'ja-rokutenkanji.utb': { system: 'rokutenkanji' },
  'da-dk-g16-lit_1993.ctb': { variant: 'lit' },
  'da-dk-g26-lit_1993.ctb': { variant: 'lit' },
  'da-dk-g26l-lit_1993.ctb': { variant: 'lit' },
};
