import { defineString } from 'firebase-functions/params';

/**
 * `enforce` where every caller of a callable has to be attested by App Check; `off` else. Declared for the deployment, which asks for it;
 * what is made when the functions are loaded reads the environment.
 */
const name = 'APP_CHECK';

defineString(name, { default: 'off' });

/**
 * Whether callables refuse whoever has no token of App Check. Never on one's own machine, where nobody attests.
 * @throws Error for a word of no kind, so that a slip is found when it is deployed, and does not leave all doors open
 */
export const isAppCheckEnforced = (env: Readonly<Record<string, string | undefined>>): boolean => {
  const word = env[name] || 'off';
  if (word !== 'enforce' && word !== 'off') throw new Error(`${name} is "enforce" or "off", not "${word}".`);
  return word === 'enforce' && env['FUNCTIONS_EMULATOR'] !== 'true';
};
