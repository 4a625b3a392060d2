import { expect, test, type Page } from '@playwright/test';
import { sharedModules } from '../../../build/sharedModules.ts';
import { containerName } from '../../../build/webpack/moduleConfig.ts';
import { moduleNames } from '../../../build/workspaces.ts';
import { screens, visit } from '../../src/areas.ts';
import { scriptsOf } from '../../src/releases/builtScripts.ts';
import { countInstances, instanceCounts, sharedEntries } from '../../src/releases/pageInstances.ts';
import { signIn } from '../../src/signIn.ts';

const owner = 'owner@demo.test';

async function walkAllAreas(page: Page): Promise<void> {
  for (const area of screens) await visit(page, area);
}

test('React, the store, shared-lib, the Firestore client and the Auth client exist once, belong to the shell, and serve every module', async ({
  page,
}) => {
  await countInstances(page);
  let listenSessions = 0;
  let authClients = 0;
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { pathname, searchParams } = new URL(request.url());
    // A WebChannel's handshake has no session id yet; each client opens one.
    if (pathname.endsWith('.Firestore/Listen/channel') && !searchParams.has('SID')) listenSessions += 1;
    // Each Auth client looks up its user when it starts.
    if (pathname.endsWith('/accounts:lookup')) authClients += 1;
  });
  await signIn(page, owner);
  await walkAllAreas(page);

  await test.step('React, the store and shared-lib exist once, belong to the shell, and every module uses them', async () => {
    const entries = await sharedEntries(page);
    const shared = sharedModules('production');
    expect(entries.map(({ key }) => key).sort()).toEqual(Object.keys(shared).sort());
    for (const { key, versions } of entries) {
      expect(versions, `${key} exists once`).toHaveLength(1);
      // An entry that no area has requested is not fetched.
      const loaded = (versions[0]?.useIn.length ?? 0) > 0 || shared[key]?.app === null;
      expect(versions[0], key).toMatchObject({ from: 'shell', loaded });
    }
    const users = (key: string) => entries.find((entry) => entry.key === key)?.versions[0]?.useIn ?? [];
    const containers = moduleNames.map((name) => containerName(name));
    for (const key of ['react/jsx-runtime', 'shared-lib/ui', 'shared-lib/i18n']) {
      expect(users(key), key).toEqual(expect.arrayContaining(containers));
    }
    // Tracking's page shows what its part of the dashboard does.
    expect([...users('shared-lib/data'), ...users('shared-lib/data/dashboard')]).toEqual(
      expect.arrayContaining(containers),
    );
    expect(await instanceCounts(page)).toEqual({ reactRenderers: 1, reduxStores: 1 });
  });

  await test.step('one Firestore client and one Auth client serve the shell and all modules', async () => {
    expect(listenSessions).toBe(1);
    expect(authClients).toBe(1);
  });
});

/** For each shared library, a text that occurs only in its production code. */
const fingerprints = {
  react: 'react.transitional.element',
  'react-dom': '_reactListening',
  redux: '@@redux/INIT',
  'react-redux': 'react-redux-context',
  'firebase/app': '@firebase/app',
  'firebase/auth': 'identitytoolkit.googleapis.com',
  'firebase/firestore': 'google.firestore.v1.Firestore',
  'shared-lib/i18n': String.raw`\{\{\s*([^{},]+?)`,
  'react-router': 'navigate() in a React.useEffect()',
  mantine: 'mantine-color-scheme',
  'shared-lib/ui/table': 'vh_columns_',
};

test('no module contains a copy of a shared library', () => {
  const shell = scriptsOf('shell');
  for (const [library, fingerprint] of Object.entries(fingerprints)) {
    const inShell = shell.filter(({ code }) => code.includes(fingerprint));
    expect(inShell, `the shell has ${library}: otherwise its fingerprint is out of date`).not.toHaveLength(0);
  }
  for (const name of moduleNames) {
    const scripts = scriptsOf(name);
    expect(scripts, `${name} is built`).not.toHaveLength(0);
    for (const { file, code } of scripts) {
      for (const [library, fingerprint] of Object.entries(fingerprints)) {
        expect(code.includes(fingerprint), `${name}/${file} carries ${library}`).toBe(false);
      }
    }
  }
});
