import { defineString } from 'firebase-functions/params';

/** The site's root public keys, as in `site/module-keys.json`, separated by spaces; empty for a site without a registry. */
const moduleRootKeys = defineString('MODULE_ROOT_KEYS', { default: '' });

/** The public keys that may sign the list of keys. */
export const rootKeys = (): string[] =>
  moduleRootKeys
    .value()
    .split(' ')
    .filter((key) => key !== '');
