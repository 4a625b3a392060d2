import { gzipSync } from 'node:zlib';
import type { ModuleDocument } from 'shared-lib/contract/documents';
import { documentAddress, filesAddress, keysAddress, type ModuleFiles } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { claimSlug } from '../business/claimSlug.ts';
import { useOwnStorage } from '../pictures/ownStorage.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import {
  deployedTeam,
  documentOf,
  filesOf,
  manifestOf,
  moduleFiles,
  newKey,
  root,
  useRegistry,
  type Key,
} from './ownRegistry.fixture.ts';

useOwnFirestore();
useOwnStorage();
const registry = useRegistry();
jest.setTimeout(60_000);

/** A module with a key, whose first version is published. */
const published = async (module: string, version = '0.1.0') => {
  const key = newKey();
  expect(await registry.giveKey(module, key)).toMatchObject({ status: 200 });
  const files = moduleFiles(module, version);
  expect(await registry.publish(key, files, filesOf(version))).toEqual({ status: 200, version, isNew: true });
  return { key, files };
};

test('a team publishes a version and serves it; pages read its signed document and its files', async () => {
  const { key, files } = await published('mf-hello');
  const document = documentOf(files, 1);
  expect(await registry.serve(key, document)).toEqual({ status: 200, revision: 1 });
  const { modules, keys } = await registry.list();
  expect(JSON.parse(modules['mf-hello']!.text)).toEqual(document);
  expect(JSON.parse(keys!.text)).toMatchObject({ keys: { 'mf-hello': [key.publicKey] } });

  const script = await registry.get('/mf-hello/0.1.0/assets/remoteEntry.js');
  expect(await script.text()).toBe(filesOf('0.1.0')['assets/remoteEntry.js']);
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
  });
  const half = await registry.get('/mf-hello/0.1.0/module.json');
  expect(half.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=30');
  const picture = await registry.get('/mf-hello/0.1.0/assets/icon.svg');
  expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('an unchanged answer isn’t sent again', async () => {
  for (const path of ['/modules/releases.json', '/mf-hello/0.1.0/module.json']) {
    const tag = (await registry.get(path)).headers.get('etag')!;
    const again = await registry.get(path, { headers: { 'if-none-match': tag } });
    expect([path, again.status, await again.text()]).toEqual([path, 304, '']);
  }
});

test.each([
  '/mf-hello/0.1.0/assets/none.js',
  '/mf-hello/9.9.9/assets/remoteEntry.js',
  '/mf-none/0.1.0/module.json',
  '/mf-hello/0.1.0/../../x',
  '/mf-hello/0.1.0/constructor',
  '/mf-hello/0.1.0/',
  '/mf-hello/0.1.0',
])('there is no file %s', async (path) => {
  const answer = await registry.get(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

test('a version never changes; the same content again is fine', async () => {
  const { key, files } = await published('mf-same');
  expect(await registry.publish(key, files, filesOf('0.1.0'))).toEqual({
    status: 200,
    version: '0.1.0',
    isNew: false,
  });
  const changed = { ...filesOf('0.1.0'), 'assets/more.js': '1' };
  expect(await registry.publish(key, moduleFiles('mf-same', '0.1.0', changed), changed)).toMatchObject({
    status: 409,
    problem: expect.stringContaining('different content'),
  });
  expect((await registry.get('/mf-same/0.1.0/assets/more.js')).status).toBe(404);
});

test('two versions with one global are refused', async () => {
  const { key, files } = await published('mf-global');
  const next = { ...moduleFiles('mf-global', '0.1.1'), container: files.container };
  expect(await registry.publish(key, next, filesOf('0.1.1'))).toMatchObject({
    status: 400,
    problem: expect.stringContaining('integrity'),
  });
  const { container } = moduleFiles('mf-global', '0.1.1');
  const named = { ...next, container: { ...container, global: files.container.global } };
  expect(await registry.publish(key, named, filesOf('0.1.1'))).toMatchObject({
    status: 409,
    problem: expect.stringContaining('must contain the version'),
  });
});

test('only a key that the operator has given to this module is accepted', async () => {
  const { key, files } = await published('mf-own');
  const { key: other } = await published('mf-other');
  const none = { status: 403, problem: 'No key of mf-own has signed this.' };
  expect(await registry.serve(other, documentOf(files, 1))).toEqual(none);
  expect(await registry.publish(newKey(), moduleFiles('mf-own', '0.2.0'), filesOf('0.2.0'))).toEqual(none);
  // A signature of another kind, and a document of another module.
  const text = JSON.stringify(documentOf(files, 1));
  expect(await registry.post(documentAddress('mf-own'), key.sign('module-files', text))).toEqual(none);
  expect(await registry.post(documentAddress('mf-other'), other.sign('module-document', text))).toMatchObject(
    {
      status: 400,
      problem: 'This document is for mf-own.',
    },
  );
  expect(await registry.post(documentAddress('mf-stranger'), key.sign('module-document', text))).toEqual({
    status: 403,
    problem: 'The site has no key for mf-stranger.',
  });
  // A withdrawn key stops working immediately.
  await registry.giveKey('mf-own');
  expect(await registry.serve(key, documentOf(files, 1))).toMatchObject({ status: 403 });
});

test('the list of keys is the root key’s, and the next revision', async () => {
  const text = (revision: number) => JSON.stringify({ revision, keys: {} });
  const next = registry.keysRevision() + 1;
  expect(await registry.post(keysAddress, newKey().sign('module-keys', text(next)))).toEqual({
    status: 403,
    problem: 'No key of the list of keys has signed this.',
  });
  expect(await registry.post(keysAddress, root.sign('module-keys', text(next + 1)))).toEqual({
    status: 409,
    problem: `The list of keys is at revision ${next - 1}, so the next is ${next}.`,
    revision: next - 1,
  });
});

test('when two documents have the same revision, exactly one is accepted', async () => {
  const { key, files } = await published('mf-race');
  const documents = Array.from({ length: 6 }, (_, at) => documentOf(files, 1, { by: `Person ${at}` }));
  const answers = await Promise.all(documents.map((document) => registry.serve(key, document)));
  expect(answers.filter(({ status }) => status === 200)).toEqual([{ status: 200, revision: 1 }]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  const winner = documents[answers.findIndex(({ status }) => status === 200)]!;
  expect(JSON.parse((await registry.list()).modules['mf-race']!.text)).toEqual(winner);
  // The same document again, as after a lost response.
  expect(await registry.serve(key, winner)).toEqual({ status: 200, revision: 1 });
});

test('teams that publish in the same second all succeed', async () => {
  const names = ['mf-one', 'mf-two', 'mf-three', 'mf-four'];
  const keys = names.map(() => newKey());
  for (const [at, name] of names.entries()) await registry.giveKey(name, keys[at]!);
  const answers = await Promise.all(
    names.map(async (name, at) => {
      const files = moduleFiles(name, '1.0.0');
      const first = await registry.publish(keys[at]!, files, filesOf('1.0.0'));
      return [first.status, await registry.serve(keys[at]!, documentOf(files, 1))];
    }),
  );
  expect(answers).toEqual(names.map(() => [200, { status: 200, revision: 1 }]));
  expect(Object.keys((await registry.list()).modules)).toEqual(expect.arrayContaining(names));
});

test('when two versions with different content arrive in the same second, exactly one is published completely', async () => {
  const key = newKey();
  await registry.giveKey('mf-twice', key);
  const contents = ['a', 'b'].map((mark) => ({ ...filesOf('1.0.0'), 'assets/mark.js': mark }));
  const answers = await Promise.all(
    contents.map((content) => registry.publish(key, moduleFiles('mf-twice', '1.0.0', content), content)),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const winner = contents[answers.findIndex(({ status }) => status === 200)]!;
  expect(await (await registry.get('/mf-twice/1.0.0/assets/mark.js')).text()).toBe(winner['assets/mark.js']);
});

test('a module’s address is reserved from its first document on, and never a business’s or another module’s', async () => {
  const { key, files } = await published('mf-claim');
  const slug = (name: string) => firestore().doc(paths.businessSlug(name));
  expect((await slug('claim').get()).exists).toBe(false);
  expect(await registry.serve(key, documentOf(files, 1))).toMatchObject({ status: 200 });
  expect((await slug('claim').get()).data()).toEqual({ module: 'mf-claim' });
  expect(await registry.serve(key, documentOf(files, 2))).toMatchObject({ status: 200 });

  await slug('sunrise').set({ customerId: 'olivia' });
  await firestore().doc(paths.publicBusiness('older')).set({ businessName: 'Older Valet' });
  const taken = async (version: string, path: string) => {
    const next = moduleFiles('mf-claim', version, filesOf(version), manifestOf('mf-claim', path));
    await registry.publish(key, next, filesOf(version));
    const { status, ...said } = await registry.serve(key, documentOf(next, 3));
    return [status, (said as { problem?: string }).problem];
  };
  const business = 'belongs, or once belonged, to a business.';
  expect(await taken('0.2.0', '/sunrise/:id')).toEqual([409, `The address /sunrise ${business}`]);
  expect(await taken('0.2.1', '/older')).toEqual([409, `The address /older ${business}`]);
  expect(await taken('0.2.2', '/hello/x')).toEqual([409, 'The address /hello belongs to mf-hello.']);
  expect(await taken('0.2.3', '/team/x')).toEqual([409, 'The address /team belongs to mf-team.']);
  expect(await taken('0.2.4', '/help')).toEqual([409, 'The address /help belongs to the product.']);
  expect((await slug('sunrise').get()).data()).toEqual({ customerId: 'olivia' });
});

test('when a business and a module claim an address in the same second, one of them gets it', async () => {
  const { key, files } = await published('mf-wanted');
  await firestore().doc(paths.customer('olivia')).set({ businessName: 'Wanted' });
  const claim = () =>
    firestore().runTransaction(async (transaction) => {
      const write = await claimSlug(transaction, 'olivia', null, { slug: 'wanted', seen: null });
      write();
      return 200;
    });
  const [module, business] = await Promise.all([
    registry.serve(key, documentOf(files, 1)).then(({ status }) => status),
    claim().catch((error: unknown) => (error as { code?: unknown }).code),
  ]);
  const owner = (await firestore().doc(paths.businessSlug('wanted')).get()).data();
  if (business === 200) {
    expect([module, owner]).toEqual([409, { customerId: 'olivia' }]);
  } else {
    expect([module, business, owner]).toEqual([200, 'already-exists', { module: 'mf-wanted' }]);
    // A later claim is rejected, too.
    await expect(claim()).rejects.toMatchObject({ code: 'already-exists' });
  }
});

test('a module’s slot ids and navigation entries are reserved like its addresses', async () => {
  const { key: first } = await published('mf-parts');
  const { key: second } = await published('mf-rival');
  const part = { label: { en: 'Part' }, order: 1 };
  const withParts = (module: string, version: string, id: string, to = `/${module.slice(3)}`) =>
    moduleFiles(module, version, filesOf(version), {
      ...manifestOf(module),
      nav: [{ ...part, icon: 'help', to }],
      slots: [{ ...part, slot: 'dashboard.cards', id, component: 'Card' }],
    });
  const serve = async (key: Key, files: ModuleFiles, revision: number) => {
    await registry.publish(key, files, filesOf(files.version));
    return registry.serve(key, documentOf(files, revision));
  };
  expect(await serve(first, withParts('mf-parts', '0.2.0', 'tally'), 1)).toMatchObject({ status: 200 });
  for (const [version, id, to, name] of [
    ['0.2.0', 'tally', '/rival', 'slot id dashboard.cards/tally belongs to mf-parts'],
    ['0.2.1', 'other', '/parts', 'navigation entry to /parts belongs to mf-parts'],
    ['0.2.2', 'other', '/team', 'navigation entry to /team belongs to mf-team'],
    ['0.2.3', 'other', '/', 'navigation entry to / belongs to the shell'],
  ] as const)
    expect(await serve(second, withParts('mf-rival', version, id, to), 1)).toEqual({
      status: 409,
      problem: `The ${name}.`,
    });
  expect(await serve(second, withParts('mf-rival', '0.2.4', 'other'), 1)).toMatchObject({ status: 200 });
  // A module keeps its own names in the next version.
  expect(await serve(first, withParts('mf-parts', '0.3.0', 'tally'), 2)).toMatchObject({ status: 200 });
});

test('a module of the site is rolled out here, with the version deployed with the site as its stable one', async () => {
  const { key, files } = await published('mf-team', '1.1.0');
  const { version, manifest, container } = files;
  const candidate = { version, manifest, container, percent: 20 };
  const next = (revision: number, change: Partial<ModuleDocument>) =>
    registry.serve(key, documentOf(files, revision, change));
  const other = { ...deployedTeam, container };
  expect(await next(1, { stable: other, candidate })).toMatchObject({
    status: 400,
    problem: 'mf-team 1.0.0 was published with a different static half or container.',
  });
  expect(await next(1, { stable: deployedTeam, candidate })).toMatchObject({ status: 200 });
  // The site's own module needs no reservation for its address and its navigation entry.
  expect((await firestore().doc(paths.businessSlug('team')).get()).exists).toBe(false);
  expect((await firestore().doc(paths.moduleName('nav /team')).get()).exists).toBe(false);

  const changed = { ...filesOf('1.0.0'), 'assets/remoteEntry.js': 'var mf_hello_1_0_0 = 2;' };
  const again = moduleFiles('mf-team', '1.0.0', changed);
  expect(await registry.publish(key, again, changed)).toMatchObject({
    status: 409,
    problem:
      'mf-team 1.0.0 is already deployed with the site, with different content. A version never changes: raise it.',
  });
  // Once the site serves a newer version, the one deployed before can still be the previous one.
  registry.site.modules = { 'mf-team': { stable: { ...other, version: '1.2.0' } } };
  expect(await next(2, { previous: deployedTeam })).toMatchObject({ status: 200 });
});

test('a document names what is published, and what the released shell can run', async () => {
  const { key, files } = await published('mf-runs');
  const [absent, other] = [moduleFiles('mf-runs', '0.2.0'), manifestOf('mf-runs', '/elsewhere')];
  expect(await registry.serve(key, documentOf(absent, 1))).toMatchObject({
    status: 400,
    problem: 'mf-runs 0.2.0 isn’t published here.',
  });
  expect(await registry.serve(key, documentOf({ ...files, manifest: other }, 1))).toMatchObject({
    status: 400,
    problem: 'mf-runs 0.1.0 was published with a different static half or container.',
  });
  const later = moduleFiles('mf-runs', '0.3.0', filesOf('0.3.0'), {
    ...manifestOf('mf-runs'),
    contract: '^2.1.0',
  });
  await registry.publish(key, later, filesOf('0.3.0'));
  expect(await registry.serve(key, documentOf(later, 1))).toMatchObject({
    status: 400,
    problem: 'mf-runs 0.3.0 needs contract ^2.1.0; the released shell has 2.0.0.',
  });
  registry.site.answers = false;
  expect(await registry.serve(key, documentOf(files, 1))).toMatchObject({ status: 503 });
  registry.site.answers = true;
});

test('a compressed version is accepted, but not one that unpacks to more than a version may have', async () => {
  const key = newKey();
  await registry.giveKey('mf-packed', key);
  const content = filesOf('0.1.0');
  const body = {
    signed: key.sign('module-files', JSON.stringify(moduleFiles('mf-packed', '0.1.0'))),
    content: Object.fromEntries(
      Object.entries(content).map(([path, text]) => [path, Buffer.from(text).toString('base64')]),
    ),
  };
  const address = filesAddress('mf-packed');
  const packed = gzipSync(JSON.stringify(body));
  expect(await registry.send(address, { type: 'application/gzip', body: packed })).toMatchObject({
    status: 200,
  });
  const bomb = gzipSync(Buffer.alloc(40_000_000, ' '));
  expect(await registry.send(address, { type: 'application/gzip', body: bomb })).toMatchObject({
    status: 413,
  });
  expect(await registry.send(address, { type: 'application/gzip', body: 'x' })).toMatchObject({
    status: 400,
  });
  const wide = key.sign('module-files', '€'.repeat(399_000));
  expect(await registry.post(address, { signed: wide, content: {} })).toMatchObject({ status: 413 });
  const unsigned = newKey().sign('module-files', '{}');
  expect(await registry.post(address, { signed: unsigned, content: 'any' })).toMatchObject({ status: 403 });
  const noFiles = { signed: body.signed, content: 'any' };
  expect(await registry.post(address, noFiles)).toMatchObject({ status: 400 });
  expect(await registry.send(address, { type: 'text/plain', body: '{}' })).toMatchObject({ status: 415 });
  expect(await registry.send(documentAddress('mf-packed'), { body: '[]' })).toMatchObject({ status: 400 });
  expect(await registry.post('/modules/mf-packed/other', {})).toMatchObject({ status: 404 });
});
