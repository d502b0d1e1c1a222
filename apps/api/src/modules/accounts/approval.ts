/** The pattern that approves everybody (decisions). */
const EVERYBODY = '*';

/** Whether `email` fits `pattern`, in which `*` stands for any characters; letter case does not matter. */
function fits(email: string, pattern: string): boolean {
  // By hand, not by a regular expression: a pattern of many stars must not cost more than its length.
  const [first = '', ...rest] = pattern.toLowerCase().split('*');
  let text = email.toLowerCase();
  if (!text.startsWith(first)) return false;
  if (rest.length === 0) return text === first;
  text = text.slice(first.length);
  const last = rest.pop() ?? '';
  for (const part of rest) {
    const at = text.indexOf(part);
    if (at < 0) return false;
    text = text.slice(at + part.length);
  }
  return text.endsWith(last);
}

/** By what `email` is approved among `patterns`: by a pattern of its own, as one of everybody, or not at all. */
export function approvalOf(email: string, patterns: readonly string[]): 'listed' | 'everybody' | 'none' {
  if (patterns.some((pattern) => pattern !== EVERYBODY && fits(email, pattern))) return 'listed';
  return patterns.includes(EVERYBODY) ? 'everybody' : 'none';
}
