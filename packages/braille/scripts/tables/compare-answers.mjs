const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Compares what liblouis and our engine answer for lines of `size` characters or cells; `ask` answers for a line what the
 * engine writes, as [items, positions]. Answers how many lines were equal, how many had the same items wherever they come
 * from, how many liblouis hung or failed on (`left`), how many characters were compared, and each line that differs.
 */
export function compareAnswers(lines, answers, ask) {
  const differences = [];
  let [equal, sameItems, left, characters] = [0, 0, 0, 0];
  lines.forEach((line, index) => {
    const expected = answers[index];
    // Also where there is nothing to compare with: the engine must end.
    const actual = ask(line);
    if (expected === 'hangs' || expected === 'fails') {
      left += 1;
      return;
    }
    characters += line.size;
    if (isSame(actual[0], expected[0])) sameItems += 1;
    if (isSame(actual, expected)) equal += 1;
    else differences.push({ ...line, expected, actual });
  });
  return { equal, sameItems, left, characters, differences };
}
