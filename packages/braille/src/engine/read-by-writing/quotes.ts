/**
 * Turns opening quotation marks round where the closing one is of the other pair: „ and “ have the same cells, » and « two different
 * ones, so that the first mark of a quotation does not say which pair it is of.
 */
export function pairQuotes(text: string): string {
  const marks = [...text];
  let opening = -1;
  marks.forEach((mark, at) => {
    if (mark === '„') opening = at;
    else if (mark === '“' || mark === '«') {
      if (mark === '«' && opening >= 0) marks[opening] = '»';
      opening = -1;
    }
  });
  return marks.join('');
}
