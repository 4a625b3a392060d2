import { explainStartFailure } from './explainStartFailure.ts';

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
