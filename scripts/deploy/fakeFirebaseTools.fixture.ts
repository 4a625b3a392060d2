import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a fake firebase-tools that only records its arguments.
 *
 * @param folder absolute path for the package and `calls.txt`, which gets a line per run
 * @param token access token; null for no login
 * @param online result of `functions:list`
 */
export function writeFakeFirebaseTools(
  folder: string,
  token: string | null,
  online: readonly { readonly id: string; readonly region: string; readonly codebase: string }[] = [],
): void {
  const files = {
    'package.json': '{ "name": "firebase-tools" }',
    'lib/auth.js': 'exports.getProjectDefaultAccount = () => undefined;',
    'lib/requireAuth.js': `exports.requireAuth = async () => { if (${token === null}) throw new Error('nobody'); };`,
    'lib/apiv2.js': `exports.getAccessToken = async () => ${JSON.stringify(token)};`,
    'lib/bin/firebase.js': `
      const args = process.argv.slice(2);
      require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'calls.txt'))}, args.join(' ') + '\\n');
      if (args[0] === 'functions:list') console.log(${JSON.stringify(JSON.stringify({ status: 'success', result: online }))});`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
