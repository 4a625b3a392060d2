import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(__dirname, 'firebase-messaging-sw.js'), 'utf8');
const origin = 'https://valet.example';

/** The worker with a stand-in for the browser, and what it does. */
function startWorker(pages: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const windows = pages.map((url) => ({ url, focus: () => done.push(['focus', url]) }));
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: (...shown: unknown[]) => done.push(['show', ...shown]) },
    clients: {
      matchAll: () => Promise.resolve(windows),
      openWindow: (address: string) => done.push(['open', address]),
    },
  };
  runInNewContext(source, { self, URL });
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(name)?.({ ...event, waitUntil: (until: Promise<unknown>) => (work = until) });
    await work;
    return JSON.parse(JSON.stringify(done)) as unknown;
  };
  return { names: [...listeners.keys()], dispatch };
}

const sent = (data: unknown) => ({ data: { json: () => data } });
const clicked = (link: unknown) => ({ notification: { close: () => {}, data: { link } } });

test('it handles pushes and presses, and no request', () => {
  expect(startWorker().names).toEqual(['push', 'notificationclick']);
  expect(source.replace(/^\/\/.*$/gm, '')).not.toMatch(/fetch|caches|importScripts/);
});

test.each([
  [
    'what was sent',
    sent({ data: { title: 'Missed shift', body: 'Maple', link: '/shift-report?open=a', tag: 'm' } }),
    ['show', 'Missed shift', { body: 'Maple', tag: 'm', data: { link: '/shift-report?open=a' } }],
  ],
  ['one without content', { data: null }, ['show', 'Valet Hub', { body: '', tag: '', data: { link: '/' } }]],
  [
    'one in another form',
    sent({ notification: {} }),
    ['show', 'Valet Hub', { body: '', tag: '', data: { link: '/' } }],
  ],
])('it shows %s', async (_, event, shown) => {
  expect(await startWorker().dispatch('push', event)).toEqual([shown]);
});

test.each([
  ['opens the page', '/violations?open=a', ['open', `${origin}/violations?open=a`]],
  ['focuses a page that shows it', '/team', ['focus', `${origin}/team`]],
  ['opens no other site', 'https://evil.example/', ['open', origin]],
  ['opens no other site by a short address', '//evil.example/', ['open', origin]],
  ['opens the dashboard without a link', undefined, ['open', `${origin}/`]],
])('a press %s', async (_, link, done) => {
  expect(await startWorker([`${origin}/team`]).dispatch('notificationclick', clicked(link))).toEqual([done]);
});
