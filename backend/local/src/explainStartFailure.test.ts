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
])('says in one line that the data are in %s', (_, error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBe(`The data folder can't be used: ${error.message}.`);
});

it.each([
  [
    'a port that only the system may use',
    systemError('listen EACCES: permission denied', 'EACCES', 'listen'),
  ],
  ['a file that is not there', systemError("ENOENT: no such file or directory, open 'x'", 'ENOENT', 'open')],
  ['what nobody foresaw', new TypeError('x is not a function')],
])('says nothing of %s', (_, error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBeNull();
});

// Another service may have written to its own files by then: what it keeps it tidies when it opens, and a page may have reached it.
it.each([
  new DamagedFileError('/data/auth/accounts.ndjson', 'it is empty'),
  new DataFolderError('damaged', '/data/firestore', 'The data file /data/firestore is damaged: it is empty.'),
])('says of a damaged file that this one was left as it is, and no more', (error) => {
  expect(explainStartFailure(error, 'add --fresh')).toBe(
    `${error.message} It was left as it is. To throw all local data away and start over: add --fresh`,
  );
});
