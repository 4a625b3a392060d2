import { createUserWithEmailAndPassword, getAuth } from 'firebase/auth';
import { newEmail, password, waitUntil, useLocalFirebase } from '../testing/useLocalFirebase.ts';

jest.setTimeout(60_000);
const local = useLocalFirebase();

describe('Functions', () => {
  it('refuse a body that is too large', async () => {
    const url = `${local.firebase.addresses.functions}/demo-local/us-central1/whoAmI`;
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: `"${'x'.repeat(34_000_000)}"` });
    expect(response.status).toBe(413);
  });

  it("give a callable its caller's identity, with custom claims", async () => {
    const { user } = await createUserWithEmailAndPassword(getAuth(local.app), newEmail(), password);
    await local.call('setRole', 'owner');
    await user.getIdToken(true);
    const data = { list: [1, 'two', null] };
    expect(await local.call('whoAmI', data)).toEqual({
      uid: user.uid,
      email: user.email,
      role: 'owner',
      data,
    });
    await getAuth(local.app).signOut();
    expect(await local.call('whoAmI')).toMatchObject({ uid: null });
  });

  it('refuse a token that Auth did not issue', async () => {
    const url = `${local.firebase.addresses.functions}/demo-local/us-central1/whoAmI`;
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer a.b.c' };
    const response = await fetch(url, { method: 'POST', headers, body: '{"data":null}' });
    expect(response.status).toBe(401);
  });

  it.each(['throws', 'rejects'])('answer INTERNAL and nothing more when a callable %s', async (name) => {
    await expect(local.call(name)).rejects.toMatchObject({
      code: 'functions/internal',
      message: expect.stringMatching(/^INTERNAL\b/),
    });
  });

  it('pass on an error that a callable throws on purpose', async () => {
    const expected = {
      code: 'functions/failed-precondition',
      message: expect.stringMatching(/^Not tonight\./),
      details: { reason: 'full' },
    };
    await expect(local.call('refuses')).rejects.toMatchObject(expected);
  });

  it('survive errors after the answer', async () => {
    expect(await local.call('failsLater')).toBe('answered');
    await local.firebase.line('rejected after the answer');
    await local.firebase.line('thrown after the answer');
    expect(await local.call('whoAmI')).toMatchObject({ uid: null });
  });

  it('run HTTP functions, and answer 500 when one throws', async () => {
    const url = `${local.firebase.addresses.functions}/demo-local/us-central1/greet`;
    expect(await (await fetch(`${url}/you`)).text()).toBe('Hello /you');
    const failed = await fetch(`${url}?fail=1`);
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('secret');
  });

  it('fire document triggers on commits, even after one has failed', async () => {
    await local.call('writeGreeting', 'bad');
    await local.firebase.line('Function countGreetings failed on greetings/bad');
    await local.call('writeGreeting', 'good');
    await waitUntil(async () => (await local.call('admin-readCounter', 'greetings')) !== null);
    expect(await local.call('admin-readCounter', 'greetings')).toEqual({ last: 'hello', count: 1 });
  });

  it('receive no events of writes while the hub has turned triggers off', async () => {
    const { hub } = local.firebase.addresses;
    const turn = async (path: string) => {
      const response = await fetch(`${hub}/functions/${path}BackgroundTriggers`, { method: 'PUT' });
      return [response.status, await response.json()];
    };
    const counted = () => local.call('admin-readCounter', 'greetings');
    const before = (await counted()) as { count: number };
    expect(await turn('disable')).toEqual([200, { enabled: false }]);
    await local.call('writeGreeting', 'unnoticed');
    expect(await turn('enable')).toEqual([200, { enabled: true }]);
    await local.call('writeGreeting', 'noticed');
    await waitUntil(async () => ((await counted()) as { count: number }).count > before.count);
    expect(await counted()).toMatchObject({ count: before.count + 1 });
    const page = await fetch(`${hub}/functions/disableBackgroundTriggers`, {
      method: 'PUT',
      headers: { Origin: hub },
    });
    expect(page.status).toBe(403);
  });

  it('deliver an event again if the trigger wants retries', async () => {
    await local.call('writeFlaky');
    await local.firebase.line('Function recover failed on flaky/one, will be retried');
    await waitUntil(async () => (await local.call('admin-readCounter', 'recover')) !== null);
    expect(await local.call('admin-readCounter', 'recover')).toEqual({ attempts: 2, id: 'one' });
  });

  it('list all functions, and run a scheduled function on request', async () => {
    const { functions } = (await (await fetch(local.firebase.addresses.functions)).json()) as {
      functions: object[];
    };
    expect(functions).toContainEqual({
      kind: 'schedule',
      name: 'nightly',
      region: 'us-central1',
      schedule: '30 2 * * *',
      timeZone: 'America/New_York',
    });
    const url = `${local.firebase.addresses.functions}/demo-local/us-central1/nightly`;
    await fetch(url, { method: 'POST', headers: { 'X-CloudScheduler-JobName': 'tonight' } });
    expect(await local.call('admin-readCounter', 'nightly')).toEqual({ jobName: 'tonight' });
  });

  it("can be called from any of this machine's pages, and say so if there is no such function", async () => {
    await expect(local.call('nothing')).rejects.toMatchObject({ code: 'functions/not-found' });
    const url = `${local.firebase.addresses.functions}/demo-local/us-central1/whoAmI`;
    const headers = { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(url, { method: 'OPTIONS', headers });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
  });
});
