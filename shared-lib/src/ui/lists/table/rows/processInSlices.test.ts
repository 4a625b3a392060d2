import { processInSlices } from './processInSlices.ts';

test.each([0, 1, 500, 501, 1200])('%i items are processed once each, in order', async (length) => {
  const items = Array.from({ length }, (_, index) => index);
  expect(await processInSlices(items, (slice) => slice.map((item) => item * 2))).toEqual(
    items.map((item) => item * 2),
  );
});

test('yields to the page between two slices', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('the page'));
  await processInSlices(Array.from({ length: 501 }), (slice) => {
    order.push(`${slice.length} rows`);
    return [];
  });
  expect(order).toEqual(['500 rows', 'the page', '1 rows']);
});
