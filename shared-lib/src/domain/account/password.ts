/** The minimum password length for signing up. */
export const minPasswordLength = 8;

/** The maximum password length, which is Auth's limit. */
export const maxPasswordLength = 4096;

/** The reason a password is refused. */
export type PasswordProblem = 'tooShort' | 'tooLong' | 'common' | 'aboutYou';

/** The passwords that attackers guess first. */
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

/** A word's letters without what people append to satisfy a form: `Password1!` gives `password`. */
const stemOf = (word: string): string => word.toLowerCase().replace(/[\d\W_]+$/u, '');

/** Digits or letters in sequence, like `12345678` or `abcdefgh`, or one character repeated. */
const isSequence = (word: string): boolean => {
  const steps = new Set([...word].slice(1).map((letter, at) => letter.charCodeAt(0) - word.charCodeAt(at)));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0]!);
};

/**
 * The reason a password is refused for a sign-up.
 * @param about the user's name and email, which others know
 * @returns null if it is acceptable
 */
export const passwordProblem = (password: string, about: readonly string[]): PasswordProblem | null => {
  if (password.length < minPasswordLength) return 'tooShort';
  if (password.length > maxPasswordLength) return 'tooLong';
  const stem = stemOf(password);
  if (isSequence(password.toLowerCase()) || common.includes(stem)) return 'common';
  const known = about
    .flatMap((text) => [text, ...text.split(/[@\s]/)])
    .map((text) => text.trim().toLowerCase());
  return known.some((text) => text.length > 2 && (text === password.toLowerCase() || text === stem))
    ? 'aboutYou'
    : null;
};
