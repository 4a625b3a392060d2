import { messages } from 'shared-lib/domain';
import { en } from './en.ts';

/** The storage SDK's code in a message's key: `quota-exceeded` in `storageQuotaExceeded`. */
const codeOf = (key: string): string =>
  key
    .slice('storage'.length)
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .slice(1);

test('storage errors use the catalog’s messages', () => {
  const ofStorage = Object.entries(messages).filter(([key]) => key.startsWith('storage'));
  expect(ofStorage).toHaveLength(7);
  expect(en.upload.failures).toMatchObject(
    Object.fromEntries(ofStorage.map(([key, message]) => [codeOf(key), message])),
  );
});
