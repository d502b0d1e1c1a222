/** Splits a list of words. */
const words = (list: string): readonly string[] => list.split(/\s+/u).filter((word) => word !== '');

/** Words of one or two letters of German and English, that no legend needs to explain; longer words have a vowel and are not asked about. */
const WORDS_OF_TWO = words(`
  ab am an da du eh ei er es im in ja je ob oh öl so um wo zu na
  ah as at be by do go he hi if is it me my no of on or ox to up us we
`);

/** Words that signs and switches carry, in capitals too. */
const SIGNS = words('aus auf ein zu tor tür bus off out on sos taxi stop stopp uhr bad the end');

/** Names of notes, in German and sung. */
const NOTES = words('as es cis dis eis fis gis ais his ces des fes ges do re mi fa so sol la ti si ut');

/** Units of measurement; as they are written, for `M` and `m` are two. */
const UNITS = words(`
  mm cm dm km ml cl dl hl mg kg dt min ms ns Hz kHz MHz GHz mV kV mW kW MW kWh Wh mA Pa hPa kPa bar mbar kN MN kJ MJ cal kcal
  mol lm lx Bq Gy Sv dB Ah Nm ct ft in yd mi oz lb lbs pt mph kmh bit kB MB GB TB px ha rad sr Cd cd Wb
`);

/** Functions and variables of mathematics. */
const FUNCTIONS = words(
  'sin cos tan cot sec csc log ln lg lb exp lim max min mod gcd lcm ggT kgV dx dy dt det pi',
);

/** What everybody says instead of the words that it stands for, and short names of days and months. */
const USUAL = words(`
  wc tv pc cd dvd usb led gps uv iq dna dns rna eu usa uno un uk ddr brd nato who lkw pkw sms ok vip tee
  mo di mi do fr sa so tu we th su jan feb mär apr mai jun jul aug sep okt nov dez mar may oct dec mon tue wed thu fri sat sun
`);

const COMMON = new Set([...WORDS_OF_TWO, ...NOTES]);
const SIGN = new Set(SIGNS);
const SAID = new Set(USUAL);
const AS_WRITTEN = new Set([...UNITS, ...FUNCTIONS]);

/** Whether a short text says all by itself: a unit, a function, or an abbreviation that everybody knows. */
export function isClear(text: string): boolean {
  return AS_WRITTEN.has(text) || SAID.has(text.toLowerCase());
}

/** Whether a short text is a word that signs and switches carry. */
export function isSign(text: string): boolean {
  return SIGN.has(text.toLowerCase());
}

/** Whether a text of two letters, or a note, is one that people write; in a drawing it may be an abbreviation all the same. */
export function isCommonWord(text: string): boolean {
  return COMMON.has(text.toLowerCase());
}

const ELEMENTS = new Set(
  words(`
  H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag
  Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th
  Pa U Np Pu Am Cm Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og
  `),
);

/** Molecules of one-letter symbols, which other short texts look like. */
const MOLECULES = new Set(words('H2 N2 O2 O3 F2 P4 S8 CO NO OH HI HF'));

/** Whether a text is written as chemists write: an element of two letters, or several with such a one or a number, as in `NaCl` or `CO2`. */
export function isChemicalFormula(text: string): boolean {
  const parts = text.match(/\p{Lu}\p{Ll}?|\d+/gu) ?? [];
  if (parts.join('') !== text) return false;
  const elements = parts.filter((part) => !/^\d/u.test(part));
  if (!elements.every((element) => ELEMENTS.has(element))) return false;
  const isMarked = elements.some(({ length }) => length === 2) || parts.length > elements.length;
  return MOLECULES.has(text) || (isMarked && (elements.length > 1 || elements[0] === text));
}
