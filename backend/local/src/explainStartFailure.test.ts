import { DamagedFileError } from './DamagedFileError.ts';
import { explainStartFailure } from './explainStartFailure.ts';
import { DataFolderError } from './firestore/index.ts';

const systemError = (message: string, code: string | number, syscall?: string) =>
  Object.assign(new Error(message), { code, ...(syscall !== undefined && { syscall }) });

it.each([
  ['a read-only folder', systemError("EROFS: read-only file system, open '/data/lock.7'", 'EROFS', 'open')],
  [
    'a folder of somebody else',
    systemError("EACCES: permission denied, mkdir '/data/auth'", 'EACCES', 'mkdir'),
  ],
  [
    'a new folder in a read-only one',
    systemError("ENOENT: no such file or directory, mkdir '/data/new'", 'ENOENT', 'mkdir'),
  ],
  ['a full disk', systemError('ENOSPC: no space left on device, write', 'ENOSPC', 'write')],
  ['a read-only folder, by the store', systemError('Read-only file system', 30)],
])('says in one line that the data is in %s', (_, error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBe(`The data folder can't be used: ${error.message}.`);
});

it.each([
  [
    'a port that only the system may use',
    systemError('listen EACCES: permission denied', 'EACCES', 'listen'),
  ],
  ['a file that is not there', systemError("ENOENT: no such file or directory, open 'x'", 'ENOENT', 'open')],
  ['what nobody foresaw', new TypeError('x is not a function')],
])('has no explanation for %s', (_, error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBeNull();
});

// By then, another service may have written its own files: each compacts its data when opened, and a page may already have reached it.
it.each([
  new DamagedFileError('/data/auth/accounts.ndjson', 'it is empty'),
  new DataFolderError('damaged', '/data/firestore', 'The data file /data/firestore is damaged: it is empty.'),
])('says only that the damaged file was left unchanged', (error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBe(
    `${error.message} It was left as it is. To throw all local data away and start over: add --fresh`,
  );
});
