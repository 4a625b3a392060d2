import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { mailPath, textPath, useOwnMessages } from './ownMessages.fixture.ts';

/** A sender that is killed before it knows whether the message arrived. */
const { own, putMail, putText, sendMailNow, sendTextNow, deliveryOf, state, expectState, makeDue, sent } =
  useOwnMessages();

/** Lets another process send, and kills it once the recipient has the message but before the process knows. */
const sendAndKill = async (kind: 'mail' | 'text', path: string) => {
  Object.assign(own.outbox.next, { [kind]: 'silent' });
  const fixture = join(__dirname, 'sendOne.fixture.ts');
  const sender = spawn(process.execPath, [fixture, kind, path], {
    stdio: 'inherit',
    env: { ...process.env },
  });
  const ended = once(sender, 'exit');
  const before = sent(kind).length;
  await new Promise<void>((resolve) => {
    const stop = own.outbox.onChange(() => {
      if (sent(kind).length === before) return;
      stop();
      sender.kill('SIGKILL');
      resolve();
    });
  });
  await ended;
};

test('after a sender is killed once Twilio has the text, Twilio is asked, and no one gets it twice', async () => {
  await putText();
  await sendAndKill('text', textPath);
  expect(await state(textPath)).toBe('leased');
  // No other sender takes it while its lease is valid.
  await sendTextNow();
  expect(await state(textPath)).toBe('leased');
  await makeDue(textPath);
  await sendTextNow();
  expect(await state(textPath)).toBe('sent');
  expect(sent('text')).toHaveLength(1);
});

test('after a sender is killed before Twilio has the text, it is sent once', async () => {
  await putText();
  await sendAndKill('text', textPath);
  own.outbox.clear();
  await makeDue(textPath);
  await sendTextNow();
  await expectState(textPath, 'delivered');
  expect(sent('text')).toHaveLength(1);
});

test('after a sender is killed once the server has the email, it isn’t resent and not reported as sent', async () => {
  await putMail();
  await sendAndKill('mail', mailPath);
  await makeDue(mailPath);
  await sendMailNow();
  expect(await deliveryOf(mailPath)).toMatchObject({ state: 'ERROR', error: { code: 'unknown' } });
  expect(sent('mail')).toHaveLength(1);
});
