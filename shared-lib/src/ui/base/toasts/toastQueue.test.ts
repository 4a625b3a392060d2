import { createToastQueue } from './toastQueue.ts';

const saved = { meaning: 'good', message: 'Saved' } as const;
const failed = { meaning: 'bad', message: 'Not saved' } as const;

test('toasts wait in their order and are handed out once', () => {
  const queue = createToastQueue();
  queue.add(saved);
  queue.add(failed);
  expect(queue.takeAll()).toEqual([saved, failed]);
  expect(queue.takeAll()).toEqual([]);
  expect(queue.added()).toBe(2);
});

test('who listens hears of each toast until they leave', () => {
  const queue = createToastQueue();
  const heard: number[] = [];
  const leave = queue.subscribe(() => heard.push(queue.added()));
  queue.add(saved);
  leave();
  queue.add(failed);
  expect(heard).toEqual([1]);
});
