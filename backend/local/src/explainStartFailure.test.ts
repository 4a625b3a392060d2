import { DamagedFileError } from './DamagedFileError.ts';
import { explainStartFailure } from './explainStartFailure.ts';
import { DataFolderError } from './firestore/index.ts';

const systemError = (message: string, code: string | number, syscall?: string) =>
  Object.assign(new Error(message), { code, ...(syscall !== undefined && { syscall }) });

it.each([
  ['a read-only folder', systemError("EROFS: read-only file system, open '/data/lock.7'", 'EROFS', 'open')],
  ['another user’s folder', systemError("EACCES: permission denied, mkdir '/data/auth'", 'EACCES', 'mkdir')],
  [
    'a new folder in a read-only one',
    systemError("ENOENT: no such file or directory, mkdir '/data/new'", 'ENOENT', 'mkdir'),
  ],
  ['a full disk', systemError('ENOSPC: no space left on device, write', 'ENOSPC', 'write')],
  ['a read-only folder, reported by the store', systemError('Read-only file system', 30)],
])('says in one line that the data is in %s', (_, error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBe(`The data folder can't be used: ${error.message}.`);
});

it.each([
  ['a port reserved for the system', systemError('listen EACCES: permission denied', 'EACCES', 'listen')],
  ['a missing file', systemError("ENOENT: no such file or directory, open 'x'", 'ENOENT', 'open')],
  ['an unexpected error', new TypeError('x is not a function')],
])('has no explanation for %s', (_, error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBeNull();
});

// By then, another service may have written its own files: each compacts its data when opened, and a page may already have reached it.
it.each([
  new DamagedFileError('/data/auth/accounts.ndjson', 'it is empty'),
  new DataFolderError('damaged', '/data/firestore', 'The data file /data/firestore is damaged: it is empty.'),
])('says only that the damaged file was left unchanged', (error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBe(
    `${error.message} It was left unchanged. To delete all local data and start over: add --fresh`,
  );
});
