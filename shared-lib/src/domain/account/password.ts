/** The shortest password with which somebody may sign up. */
export const shortestPassword = 8;

/** The longest password: as long as Auth takes one. */
export const longestPassword = 4096;

/** What is wrong with a password. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'common' | 'aboutYou';

/** What is tried first wherever passwords are guessed. */
const common = [
  'password',
  'passw0rd',
  'qwerty',
  'letmein',
  'welcome',
  'iloveyou',
  'abc123',
  'admin',
  'contraseña',
  'valethub',
  'valettrash',
];

/** The letters of a word, without what people add to its end to satisfy a form: `Password1!` is `password`. */
const stemOf = (word: string): string => word.toLowerCase().replace(/[\d\W_]+$/u, '');

/** Digits or letters in a row, as `12345678` or `abcdefgh`, or one again and again. */
const isSequence = (word: string): boolean => {
  const steps = new Set([...word].slice(1).map((letter, at) => letter.charCodeAt(0) - word.charCodeAt(at)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
};

/**
 * What is wrong with a password that somebody chooses to sign up.
 * @param about the person's name and email, which others know
 * @returns null when it can be taken
 */
export const passwordProblem = (password: string, about: readonly string[]): PasswordProblem | null => {
  if (password.length < shortestPassword) return 'tooShort';
  if (password.length > longestPassword) return 'tooLong';
  const stem = stemOf(password);
  if (isSequence(password.toLowerCase()) || common.includes(stem)) return 'common';
  const known = about
    .flatMap((text) => [text, ...text.split(/[@\s]/)])
    .map((text) => text.trim().toLowerCase());
  return known.some((text) => text.length > 2 && (text === password.toLowerCase() || text === stem))
    ? 'aboutYou'
    : null;
};
