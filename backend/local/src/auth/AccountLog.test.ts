import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DamagedFileError } from '../DamagedFileError.ts';
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
  for (let login = 0; login < 5; login += 1)
    log.append({ set: [{ ...ann, lastLoginAt: String(login) }], deleted: [] });
  log.close();
  expect(await reopen()).toEqual([{ ...ann, lastLoginAt: '4' }]);
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
});

it('drops a line that a kill cut off, and appends after it', async () => {
  const { log } = await AccountLog.open(file);
  log.append({ set: [ann], deleted: [] });
  log.close();
  appendFileSync(file, '0123abcd {"set":[{"localId":"ad');
  const reopened = await AccountLog.open(file);
  reopened.log.append({ set: [adam], deleted: [] });
  reopened.log.close();
  expect(await reopen()).toEqual([ann, adam]);
});

it.each([1, 5, 40, 100_000])(
  'refuses a file that lacks the last %i bytes, and leaves it unchanged',
  async (bytes) => {
    const { log } = await AccountLog.open(file);
    log.append({ set: [ann], deleted: [] });
    log.append({ set: [adam], deleted: [] });
    log.close();
    truncateSync(file, Math.max(1, readFileSync(file).length - bytes));
    const cut = readFileSync(file);
    await expect(AccountLog.open(file)).rejects.toThrow(DamagedFileError);
    expect(readFileSync(file).equals(cut)).toBe(true);
  },
);

it('refuses a file whose last line is gone, and says how much is missing', async () => {
  const { log } = await AccountLog.open(file);
  log.append({ set: [ann], deleted: [] });
  const { length } = readFileSync(file);
  log.append({ set: [adam], deleted: [] });
  log.close();
  const whole = readFileSync(file).length;
  truncateSync(file, length);
  await expect(AccountLog.open(file)).rejects.toThrow(
    `${file} is damaged: it lacks the last ${whole - length} of its ${whole} bytes.`,
  );
});

it('keeps a line written before a kill, even if the heading was not updated', async () => {
  const { log } = await AccountLog.open(file);
  log.append({ set: [ann], deleted: [] });
  const heading = readFileSync(file, 'utf8').split('\n')[0] ?? '';
  log.append({ set: [adam], deleted: [] });
  log.close();
  const [, ...lines] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [heading, ...lines].join('\n'));
  expect(await reopen()).toEqual([ann, adam]);
});

it('refuses a file with any byte changed, and leaves it unchanged', async () => {
  const { log } = await AccountLog.open(file);
  log.append({ set: [ann, adam], deleted: ['eve'] });
  log.close();
  const whole = readFileSync(file);
  const survived: number[] = [];
  for (let at = 0; at < whole.length; at += 1) {
    const flipped = Buffer.from(whole);
    flipped[at] = flipped[at]! ^ 1;
    writeFileSync(file, flipped);
    const opening = AccountLog.open(file).then(({ log: opened }) => opened.close());
    const isRefused = await opening.then(
      () => false,
      (error: unknown) => error instanceof DamagedFileError,
    );
    if (!isRefused) survived.push(at);
    if (isRefused) expect(readFileSync(file).equals(flipped)).toBe(true);
  }
  expect(survived).toEqual([]);
});

it('refuses a file that was emptied', async () => {
  await reopen();
  writeFileSync(file, '');
  await expect(AccountLog.open(file)).rejects.toThrow(`${file} is damaged: it is empty.`);
});

it('reads an older log without checksums, and adds them', async () => {
  writeFileSync(
    file,
    `${JSON.stringify({ set: [ann, adam], deleted: [] })}\n{"set":[],"deleted":["adam"]}\n`,
  );
  expect(await reopen()).toEqual([ann]);
  expect(readFileSync(file, 'utf8')).toMatch(/^local-firebase accounts 3 \d{16} [0-9a-f]{8}\n[0-9a-f]{8} \{/);
});

it('refuses an older log with its last byte changed', async () => {
  writeFileSync(file, '{"set":[],"deleted":[]}\n{"set":[],"deleted":["eve"]}\v');
  await expect(AccountLog.open(file)).rejects.toThrow('line 2 is not a valid account change.');
});

it.each([
  ['not JSON', 'garbage\n'],
  ['not a change', '{"set":[{"email":"x"}],"deleted":[]}\n'],
  ['empty', '\n'],
])(
  'refuses a file with a line that is %s, naming file and line, and leaves it unchanged',
  async (_, line) => {
    const text = `{"set":[],"deleted":[]}\n${line}`;
    writeFileSync(file, text);
    await expect(AccountLog.open(file)).rejects.toThrow(
      `${file} is damaged: line 2 is not a valid account change.`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
