import { PacedSender } from './PacedSender.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('few messages go out at once, many in turns and in order', async () => {
  const sent: number[] = [];
  const sender = new PacedSender<number>((message) => sent.push(message));
  for (let message = 0; message < 1200; message++) sender.send(message);
  expect(sent).toHaveLength(500);
  await nextTurn();
  expect(sent).toHaveLength(1000);
  sender.send(1200);
  await nextTurn();
  expect(sent).toEqual(Array.from({ length: 1201 }, (_, index) => index));
});

test('once closed it sends nothing more', async () => {
  const sent: number[] = [];
  const sender = new PacedSender<number>((message) => sent.push(message));
  for (let message = 0; message < 501; message++) sender.send(message);
  sender.close();
  await nextTurn();
  expect(sent).toHaveLength(500);
});
