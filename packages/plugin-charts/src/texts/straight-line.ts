const MINUS = '−';

/** The straight line of a written slope and intercept as a school book prints it: `y = 2x − 1`, `y = −x`, `y = 1/3·x + 2`, `y = 3`. */
export function lineEquation(slope: string, intercept: string, variable = 'x'): string {
  const [rise, start] = [signed(slope), signed(intercept)];
  if (rise.size === '0') return `y = ${start.isBelow ? MINUS : ''}${start.size}`;
  // A fraction, root or letter beside the variable reads as one name with it, or as if it were below the fraction bar.
  const factor = rise.size === '1' ? '' : /^[\d.,]+$/u.test(rise.size) ? rise.size : `${rise.size}·`;
  const line = `y = ${rise.isBelow ? MINUS : ''}${factor}${variable}`;
  return start.size === '0' ? line : `${line} ${start.isBelow ? MINUS : '+'} ${start.size}`;
}

/** A written number without its sign. */
function signed(number: string): { readonly size: string; readonly isBelow: boolean } {
  const isBelow = number.startsWith('-');
  return { size: isBelow ? number.slice(1) : number, isBelow };
}
