import { createHash, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModuleManifest, ModuleRelease } from 'shared-lib/contract';
import {
  registryAddress,
  signedBytes,
  type ModuleDocument,
  type SignedKind,
  type SignedText,
} from 'shared-lib/contract/documents';
import { documentAddress, filesAddress, keysAddress, type ModuleFiles } from 'shared-lib/contract/registry';
import { functionsApp } from '../../../local/src/functions/functionsApp.ts';
import { publishModules } from './callables/publishModules.ts';
import { serveModules } from './callables/serveModules.ts';

/** A new key: its public part, and a function that signs. */
export const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: String(publicKey.export({ format: 'jwk' }).x),
    sign: (kind: SignedKind, text: string): SignedText => ({
      text,
      signature: signBytes(null, signedBytes(kind, text), privateKey).toString('base64url'),
    }),
  };
};
export type Key = ReturnType<typeof newKey>;

/** The root key of the site in the tests. */
export const root = newKey();

/** A module's static half with one page. */
export const manifestOf = (name: string, path = `/${name.slice(3)}`): ModuleManifest => ({
  name,
  contract: '^2.0.0',
  routes: [{ path, title: { en: 'Hello' }, access: 'main', page: 'HelloPage' }],
  nav: [],
  slots: [],
});

/** The files of a small version. */
export const filesOf = (version: string): Record<string, string> => ({
  'module.json': '{}',
  'assets/remoteEntry.js': `var mf_hello_${version.replaceAll(/\W/g, '_')} = "${version}";`,
  'assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
});

/** A version as its team signs it. */
export const moduleFiles = (
  module: string,
  version: string,
  content: Readonly<Record<string, string>> = filesOf(version),
  manifest: ModuleManifest = manifestOf(module),
): ModuleFiles => ({
  module,
  version,
  manifest,
  container: {
    script: 'assets/remoteEntry.js',
    integrity: `sha384-${createHash('sha384').update(content['assets/remoteEntry.js']!).digest('base64')}`,
    global: `${module.replace('-', '_')}_${version.replaceAll(/\W/g, '_')}`,
  },
  files: Object.fromEntries(
    Object.entries(content).map(([path, text]) => [path, createHash('sha256').update(text).digest('hex')]),
  ),
});

const deployed = moduleFiles('mf-team', '1.0.0', filesOf('1.0.0'), {
  ...manifestOf('mf-team'),
  nav: [{ label: { en: 'Team' }, icon: 'team', to: '/team', order: 1 }],
});

/** The version of mf-team that is deployed with the site; the registry doesn't have it. */
export const deployedTeam: ModuleRelease = {
  version: deployed.version,
  manifest: deployed.manifest,
  container: deployed.container,
};

/** The site's own releases: the shell, and one module with a reserved address. */
const siteModules: Readonly<Record<string, { readonly stable: ModuleRelease }>> = {
  'mf-team': { stable: deployedTeam },
};
const siteShell = { version: '1.0.0', contract: '2.0.0' };

/** A module's document that serves one version to everyone. */
export const documentOf = (
  { module, version, manifest, container }: ModuleFiles,
  revision: number,
  change: Partial<ModuleDocument> = {},
): ModuleDocument => ({
  module,
  revision,
  at: '2026-11-29T20:00:00Z',
  by: 'Hello team',
  change: `Everyone gets ${version}.`,
  stable: { version, manifest, container } satisfies ModuleRelease,
  ...change,
});

interface Sent {
  readonly type?: string;
  readonly body: string | Buffer;
}

/**
 * The registry's functions in the test's process, over HTTP, and a site with its own modules. Call `useOwnFirestore`
 * and `useOwnStorage` first.
 */
export const useRegistry = () => {
  const servers: Server[] = [];
  const listen = async (answer: RequestListener): Promise<string> => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const addresses = { publish: '', serve: '' };
  const site = { answers: true, modules: siteModules };
  beforeAll(async () => {
    const region = 'us-central1';
    const handlers = { publishModules, serveModules };
    const app = functionsApp(
      'demo-summaries',
      Object.entries(handlers).map(([name, handler]) => ({
        kind: 'http',
        name,
        region,
        handler: handler as never,
      })),
      { handled: 0, waiting: 0 },
      () => {},
    );
    const functions = await listen(app);
    addresses.publish = `${functions}/demo-summaries/${region}/publishModules`;
    addresses.serve = `${functions}/demo-summaries/${region}/serveModules`;
    process.env['MODULE_ROOT_KEYS'] = root.publicKey;
    process.env['LOCAL_SITE_URL'] = await listen((_request, response) => {
      response.writeHead(site.answers ? 200 : 500);
      response.end(JSON.stringify({ revision: 7, shell: siteShell, modules: site.modules }));
    });
  });
  afterAll(() =>
    Promise.all(
      servers.map((server) => {
        server.closeAllConnections();
        return new Promise((ended) => server.close(ended));
      }),
    ),
  );

  const send = async (path: string, { type = 'application/json', body }: Sent) => {
    const answer = await fetch(addresses.publish + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: body as never,
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  };
  const post = (path: string, body: unknown) => send(path, { body: JSON.stringify(body) });
  let keysRevision = 0;
  const keys: Record<string, string[]> = {};

  return {
    site,
    send,
    post,
    /** Sends the operator's next list of keys. */
    giveKey: async (module: string, ...own: readonly Key[]) => {
      keys[module] = own.map(({ publicKey }) => publicKey);
      keysRevision += 1;
      return post(keysAddress, root.sign('module-keys', JSON.stringify({ revision: keysRevision, keys })));
    },
    /** The revision of the last list of keys that was sent. */
    keysRevision: () => keysRevision,
    publish: (key: Key, files: ModuleFiles, content: Readonly<Record<string, string>>) =>
      post(filesAddress(files.module), {
        signed: key.sign('module-files', JSON.stringify(files)),
        content: Object.fromEntries(
          Object.entries(content).map(([path, text]) => [path, Buffer.from(text).toString('base64')]),
        ),
      }),
    serve: (key: Key, document: ModuleDocument) =>
      post(documentAddress(document.module), key.sign('module-document', JSON.stringify(document))),
    get: (path: string, init: RequestInit = {}) => fetch(addresses.serve + path, init),
    list: async () => {
      const answer = await fetch(addresses.serve + registryAddress);
      return (await answer.json()) as { keys: SignedText | null; modules: Record<string, SignedText> };
    },
  };
};
