/** Whether `text`, without spaces, is an IBAN whose check digits are right (ISO 13616, ISO 7064 MOD 97-10). */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false;
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** An IBAN as it is written on paper: in groups of four. */
export function ibanInGroups(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}
