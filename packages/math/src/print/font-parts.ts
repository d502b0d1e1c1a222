/** Parts of MathJax' font beyond the usual signs, each a module of its own that bundlers can split off. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  accents: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/accents.js'),
  arrows: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/arrows.js'),
  'double-struck': () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/double-struck.js'),
  greek: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/greek.js'),
  latin: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/latin.js'),
  math: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/math.js'),
  shapes: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/shapes.js'),
  symbols: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/symbols.js'),
  variants: () => import('@mathjax/mathjax-newcm-font/js/svg/dynamic/variants.js'),
};

/** Loads the part of the font that MathJax asks for by the name of its file; a part that no formula of ours needs is refused. */
export async function loadFontPart(file: string): Promise<unknown> {
  const name = /([\w-]+)(?:\.js)?$/u.exec(file)?.[1] ?? '';
  const load = PARTS[name];
  if (!load) throw new Error(`no part ${name} of the font`);
  return load();
}
