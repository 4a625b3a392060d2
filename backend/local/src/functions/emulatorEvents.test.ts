import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Access } from '../access/Access.ts';
import type { CommittedChange } from '../firestore/index.ts';
import { committedChangeOf, emulatorEventsPath, receiveEmulatorEvents } from './emulatorEvents.ts';

const name = 'projects/demo/databases/(default)/documents/shops/a';
const context = { timestamp: '2026-11-26T23:18:20.185133Z', resource: { name } };
const document = {
  name,
  fields: { n: { integerValue: '1' } },
  createTime: context.timestamp,
  updateTime: context.timestamp,
};
const { fields: _, ...withoutFields } = document;

it.each([
  ['a created document', { value: document }, null, document],
  ['an updated document', { value: document, oldValue: document }, document, document],
  ['a deleted document', { oldValue: document }, document, null],
  ['a document without fields', { value: withoutFields }, null, { ...document, fields: {} }],
])('%s', (_case, data, before, after) => {
  expect(committedChangeOf({ data, context })).toEqual({
    name,
    before,
    after,
    commitTime: context.timestamp,
  });
});

describe('the address for events', () => {
  const changes: CommittedChange[] = [];
  const app = express().use(express.json());
  app.post(
    emulatorEventsPath,
    receiveEmulatorEvents('demo', new Access(), (change) => changes.push(change)),
  );
  const server = createServer(app);
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each<[string, string, Record<string, string>, unknown, number]>([
    ["accepts the emulator's events", 'demo', {}, { data: { value: document }, context }, 200],
    ["refuses another project's events", 'other', {}, { data: { value: document }, context }, 403],
    [
      'refuses a page',
      'demo',
      { origin: 'http://localhost:3000' },
      { data: { value: document }, context },
      403,
    ],
    ['refuses anything that is not an event', 'demo', {}, { data: {}, context: {} }, 400],
  ])('%s', async (_case, project, headers, body, status) => {
    const before = changes.length;
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/functions/projects/${project}/triggers/any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(status);
    expect(changes.length - before).toBe(status === 200 ? 1 : 0);
  });
});
