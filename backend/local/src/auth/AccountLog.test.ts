import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AccountLog } from './AccountLog.ts';

let directory: string;
let file: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'account-log-'));
  file = join(directory, 'accounts.ndjson');
});
afterEach(() => rmSync(directory, { recursive: true }));

const ann = { localId: 'ann', email: 'ann@demo.test' };
const adam = { localId: 'adam', email: 'adam@demo.test' };

async function reopen() {
  const { log, accounts } = await AccountLog.open(file);
  log.close();
  return accounts;
}

it('is empty at first', async () => {
  expect(await reopen()).toEqual([]);
});

it('keeps the last state of each account', async () => {
  const { log } = await AccountLog.open(file);
  log.append({ set: [ann, adam], deleted: [] });
  log.append({ set: [{ ...ann, disabled: true }], deleted: ['adam'] });
  log.close();
  expect(await reopen()).toEqual([{ ...ann, disabled: true }]);
});

it('drops overridden changes when it is opened', async () => {
  const { log } = await AccountLog.open(file);
  for (let login = 0; login < 5; login += 1) log.append({ set: [{ ...ann, login }], deleted: [] });
  log.close();
  expect(await reopen()).toEqual([{ ...ann, login: 4 }]);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(2);
});

it('drops a line that a kill cut short, and goes on after it', async () => {
  const { log } = await AccountLog.open(file);
  log.append({ set: [ann], deleted: [] });
  log.close();
  appendFileSync(file, '{"set":[{"localId":"ad');
  const reopened = await AccountLog.open(file);
  reopened.log.append({ set: [adam], deleted: [] });
  reopened.log.close();
  expect(await reopen()).toEqual([ann, adam]);
});

it.each([
  ['not JSON', 'garbage\n'],
  ['not a change', '{"set":[{"email":"x"}],"deleted":[]}\n'],
  ['empty', '\n'],
])('refuses a file with a line that is %s, naming file and line, and leaves it as it is', async (_, line) => {
  const text = `{"set":[],"deleted":[]}\n${line}`;
  writeFileSync(file, text);
  await expect(AccountLog.open(file)).rejects.toThrow(
    `${file} is damaged: line 2 is not a change of accounts.`,
  );
  expect(readFileSync(file, 'utf8')).toBe(text);
});
