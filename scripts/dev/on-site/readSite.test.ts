import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractProblem, readSite } from './readSite.ts';

const shell = { version: '2.0.0', contract: '1.2.0', at: '2026-03-01T10:00:00.000Z', by: 'Ada' };
const releases = { revision: 3, at: shell.at, by: 'Ada', shell, modules: {} };
const page = '<head><!-- overrides --></head>';

/** Reads a site that serves these texts as its files. */
async function read(files: Record<string, string>) {
  const server = createServer((request, response) => {
    const text = files[request.url ?? ''];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    return { site, outcome: await readSite(site) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it("reads the site's shell version", async () => {
  const { site, outcome } = await read({ '/releases.json': JSON.stringify(releases), '/': page });
  expect(outcome).toEqual({ ok: true, value: { origin: site, shell: { ...shell } } });
});

it.each<[string, Record<string, string>, string]>([
  [
    'another site',
    { '/': page },
    'SITE is not a Valet Hub site: its releases.json is missing or has an unexpected format.',
  ],
  [
    'a page instead of the document',
    { '/releases.json': page, '/': page },
    'SITE is not a Valet Hub site: its releases.json is missing or has an unexpected format.',
  ],
  [
    'no shell',
    { '/releases.json': JSON.stringify({ ...releases, shell: undefined }), '/': page },
    'SITE has no shell yet.',
  ],
  [
    'a shell without support for overrides',
    { '/releases.json': JSON.stringify(releases), '/': '<head></head>' },
    'Shell 2.0.0 at SITE is too old to load a module from this machine.',
  ],
])('refuses %s', async (_, files, message) => {
  const { site, outcome } = await read(files);
  expect(outcome).toEqual({ ok: false, message: message.replace('SITE', site) });
});

it('reports an unreachable site', async () => {
  const outcome = await readSite('http://127.0.0.1:2');
  expect(outcome).toMatchObject({
    ok: false,
    message: expect.stringMatching(/releases\.json can't be reached/),
  });
});

it.each([
  ['^1.1.0', null],
  ['^1.3.0', 'mf-team needs the contract ^1.3.0; shell 2.0.0 at https://hub.example has 1.2.0.'],
])('a module that needs the contract %s', (contract, problem) => {
  const manifest = { name: 'mf-team', contract, routes: [], nav: [], slots: [] };
  expect(contractProblem({ origin: 'https://hub.example', shell }, manifest)).toBe(problem);
});
