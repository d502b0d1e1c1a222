import type { MathLanguage } from '../model/language.js';

/** Name of a unit for one and for more; `prefixed` names take the names of prefixes in front. */
interface UnitName {
  readonly one: string;
  readonly more: string;
}

interface UnitTexts {
  readonly names: Readonly<Record<string, UnitName>>;
  readonly prefixes: Readonly<Record<string, string>>;
}

const same = (name: string): UnitName => ({ one: name, more: name });
const plural = (one: string, more: string): UnitName => ({ one, more });

const TEXTS: Readonly<Record<MathLanguage, UnitTexts>> = {
  de: {
    names: {
      m: same('Meter'),
      g: same('Gramm'),
      s: plural('Sekunde', 'Sekunden'),
      min: plural('Minute', 'Minuten'),
      h: plural('Stunde', 'Stunden'),
      d: plural('Tag', 'Tage'),
      a: plural('Jahr', 'Jahre'),
      A: same('Ampere'),
      K: same('Kelvin'),
      mol: same('Mol'),
      N: same('Newton'),
      J: same('Joule'),
      W: same('Watt'),
      V: same('Volt'),
      Ω: same('Ohm'),
      Pa: same('Pascal'),
      Hz: same('Hertz'),
      C: same('Coulomb'),
      F: same('Farad'),
      l: same('Liter'),
      L: same('Liter'),
      t: plural('Tonne', 'Tonnen'),
      ha: same('Hektar'),
      eV: same('Elektronvolt'),
      Wh: plural('Wattstunde', 'Wattstunden'),
      bar: same('Bar'),
      dB: same('Dezibel'),
      '°': same('Grad'),
      '°C': same('Grad Celsius'),
      '°F': same('Grad Fahrenheit'),
      '%': same('Prozent'),
      '‰': same('Promille'),
      '′': plural('Minute', 'Minuten'),
      '″': plural('Sekunde', 'Sekunden'),
    },
    prefixes: {
      T: 'Tera',
      G: 'Giga',
      M: 'Mega',
      k: 'Kilo',
      h: 'Hekto',
      d: 'Dezi',
      c: 'Zenti',
      m: 'Milli',
      µ: 'Mikro',
      μ: 'Mikro',
      n: 'Nano',
      p: 'Piko',
    },
  },
  en: {
    names: {
      m: plural('metre', 'metres'),
      g: plural('gram', 'grams'),
      s: plural('second', 'seconds'),
      min: plural('minute', 'minutes'),
      h: plural('hour', 'hours'),
      d: plural('day', 'days'),
      a: plural('year', 'years'),
      A: plural('ampere', 'amperes'),
      K: same('kelvin'),
      mol: plural('mole', 'moles'),
      N: plural('newton', 'newtons'),
      J: plural('joule', 'joules'),
      W: plural('watt', 'watts'),
      V: plural('volt', 'volts'),
      Ω: plural('ohm', 'ohms'),
      Pa: plural('pascal', 'pascals'),
      Hz: same('hertz'),
      C: plural('coulomb', 'coulombs'),
      F: plural('farad', 'farads'),
      l: plural('litre', 'litres'),
      L: plural('litre', 'litres'),
      t: plural('tonne', 'tonnes'),
      ha: plural('hectare', 'hectares'),
      eV: plural('electronvolt', 'electronvolts'),
      Wh: plural('watt hour', 'watt hours'),
      bar: same('bar'),
      dB: plural('decibel', 'decibels'),
      '°': plural('degree', 'degrees'),
      '°C': plural('degree Celsius', 'degrees Celsius'),
      '°F': plural('degree Fahrenheit', 'degrees Fahrenheit'),
      '%': same('percent'),
      '‰': same('per mille'),
      '′': plural('minute', 'minutes'),
      '″': plural('second', 'seconds'),
    },
    prefixes: {
      T: 'tera',
      G: 'giga',
      M: 'mega',
      k: 'kilo',
      h: 'hecto',
      d: 'deci',
      c: 'centi',
      m: 'milli',
      µ: 'micro',
      μ: 'micro',
      n: 'nano',
      p: 'pico',
    },
  },
};

/** The name of a unit with its prefix; letters of a symbol that is not known are spelled. */
export function unitName(symbol: string, isOne: boolean, language: MathLanguage): string {
  const { names, prefixes } = TEXTS[language];
  const whole = names[symbol];
  if (whole) return isOne ? whole.one : whole.more;
  const prefix = prefixes[symbol.charAt(0)];
  const unit = names[symbol.slice(1)];
  if (prefix === undefined || !unit) return [...symbol].join(' ');
  const name = isOne ? unit.one : unit.more;
  return prefix + name.toLowerCase();
}
