import { defineString } from 'firebase-functions/params';

/**
 * `enforce` if App Check must attest every caller of a callable; otherwise `off`. Declared so that the deployment prompts for it; options
 * created while functions load read the environment instead.
 */
const name = 'APP_CHECK';

defineString(name, { default: 'off' });

/**
 * Whether callables reject callers without an App Check token. Never on a local machine, which has no attestation.
 * @throws Error for an invalid value, so that a typo is found at deployment and doesn't disable the check
 */
export const isAppCheckEnforced = (env: Readonly<Record<string, string | undefined>>): boolean => {
  const word = env[name] || 'off';
  if (word !== 'enforce' && word !== 'off') throw new Error(`${name} is "enforce" or "off", not "${word}".`);
  return word === 'enforce' && env['FUNCTIONS_EMULATOR'] !== 'true';
};
