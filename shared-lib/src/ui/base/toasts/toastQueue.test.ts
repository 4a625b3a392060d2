import { createToastQueue } from './toastQueue.ts';

const saved = { meaning: 'good', message: 'Saved' } as const;
const failed = { meaning: 'bad', message: 'Not saved' } as const;

test('toasts are queued in order and handed out once', () => {
  const queue = createToastQueue();
  queue.add(saved);
  queue.add(failed);
  expect(queue.takeAll()).toEqual([saved, failed]);
  expect(queue.takeAll()).toEqual([]);
  expect(queue.added()).toBe(2);
});

test('subscribers are notified of each toast until they unsubscribe', () => {
  const queue = createToastQueue();
  const received: number[] = [];
  const leave = queue.subscribe(() => received.push(queue.added()));
  queue.add(saved);
  leave();
  queue.add(failed);
  expect(received).toEqual([1]);
});
