import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalFirebaseProcess } from '../testing/LocalFirebaseProcess.ts';

// A real process is slow on a busy machine.
jest.setTimeout(60_000);

let folder: string;
let firebase: LocalFirebaseProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hosting-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), 'page');
  const section = {
    public: 'site',
    headers: [{ source: '**', headers: [{ key: 'X-Of-Site', value: 'yes' }] }],
    redirects: [{ source: '/old', destination: '/new', type: 301 }],
    rewrites: [{ source: '**', destination: '/index.html' }],
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ hosting: section }));
  firebase = await LocalFirebaseProcess.start({
    projectId: 'demo-hosting',
    dataDirectory: join(folder, 'data'),
    configFile: join(folder, 'firebase.json'),
    functionsSource: null,
    actionPath: '/login',
    only: ['hosting'],
  });
});
afterAll(async () => {
  await firebase.stop();
  rmSync(folder, { recursive: true });
});

const ask = async (method: string, path: string) => {
  const answer = await fetch(firebase.addresses.hosting + path, { method, redirect: 'manual' });
  const text = await answer.text();
  return { status: answer.status, ofSite: answer.headers.get('x-of-site'), text };
};

it('refuses pages that try anything but reading', async () => {
  expect(await ask('POST', '/')).toEqual({ status: 405, ofSite: 'yes', text: '' });
  expect(await ask('OPTIONS', '/old')).toEqual({ status: 405, ofSite: 'yes', text: '' });
});

it("answers with the site's headers, whatever is requested", async () => {
  expect(await ask('GET', '/x')).toEqual({ status: 200, ofSite: 'yes', text: 'page' });
  expect(await ask('GET', '/old')).toMatchObject({ status: 301 });
  expect(await ask('GET', '/__/firebase/init.json')).toMatchObject({ status: 200, ofSite: 'yes' });
});

it.each(['GET', 'POST'])('survives an invalid path, with %s', async (method) => {
  expect(await ask(method, '/%')).toEqual({ status: 400, ofSite: 'yes', text: '' });
  expect(await ask(method, '/%C0%AE')).toMatchObject({ status: 400 });
  expect(await ask('GET', '/x')).toMatchObject({ status: 200 });
});
