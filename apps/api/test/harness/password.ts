/** The password of every account of the tests. */
export const PASSWORD = 'a long password';
