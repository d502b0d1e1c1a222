/** Symbols of the chemical elements by their number, and those that chemists use like elements: isotopes and the rest of a molecule. */
const SYMBOLS =
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og D T R X';

const ELEMENTS: ReadonlySet<string> = new Set(SYMBOLS.split(' '));

/** Elements whose molecules have two or three atoms: with a number they are formulas by themselves. */
const MOLECULES: ReadonlySet<string> = new Set('H2 O2 O3 N2 F2 Cl2 Br2 I2'.split(' '));

/** The symbol of an element at the begin of `text`: two letters if they are one, else one letter. */
export function elementAt(text: string): string | undefined {
  const two = /^[A-Z][a-z]/u.exec(text)?.[0];
  if (two !== undefined && ELEMENTS.has(two)) return two;
  const one = text.charAt(0);
  return ELEMENTS.has(one) ? one : undefined;
}

/**
 * How long the chemical formula at the begin of `text` is, 0 where there is none. A formula has at least two elements, and a number, a charge or an
 * element of two letters, so that names of points (AB) are none; or it is a molecule such as O2.
 */
export function formulaLength(text: string): number {
  const run = /^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+(?:\^\{?\d*[+−-]\}?)?/u.exec(text)?.[0] ?? '';
  if (run === '' || /^[a-z]/u.test(text.slice(run.length))) return 0;
  const symbols = run.replace(/\^.*$/u, '').match(/[A-Z][a-z]?/gu) ?? [];
  if (!symbols.every((symbol) => elementAt(symbol) === symbol)) return 0;
  if (MOLECULES.has(run)) return run.length;
  const isClear =
    /\d/u.test(run.replace(/\^.*$/u, '')) || run.includes('^') || symbols.some(({ length }) => length > 1);
  return isClear && (symbols.length > 1 || run.includes('^')) ? run.length : 0;
}
