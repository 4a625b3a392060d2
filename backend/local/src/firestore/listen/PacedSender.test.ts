import { PacedSender } from './PacedSender.ts';

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('sends few messages at once, and many in order over several turns', async () => {
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

test('sends nothing after being closed', async () => {
  const sent: number[] = [];
  const sender = new PacedSender<number>((message) => sent.push(message));
  for (let message = 0; message < 501; message++) sender.send(message);
  sender.close();
  await nextTurn();
  expect(sent).toHaveLength(500);
});
