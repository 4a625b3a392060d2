import { FrameReader } from './FrameReader.ts';

/** As sent by the local Firestore, framed as in production. */
const recorded =
  '51\n[[1,[{"targetChange":{"targetChangeType":"ADD"}}]]]' +
  '14\n[[2,["noop"]]]' +
  '23\n[[3,["é😀"]],[4,[1,2]]]';
const messages = [{ targetChange: { targetChangeType: 'ADD' } }, 'noop', 'é😀', 1, 2];

test.each([1, 2, 7, recorded.length])('in pieces of %d', (length) => {
  const reader = new FrameReader();
  const pieces = recorded.match(new RegExp(`[^]{1,${length}}`, 'g'))!;
  expect(pieces.flatMap((piece) => reader.push(piece))).toEqual(messages);
});

test('a truncated frame waits for its rest', () => {
  const reader = new FrameReader();
  expect(reader.push('14\n[[2,["no')).toEqual([]);
  expect(reader.push('op"]]]')).toEqual(['noop']);
});

test('text that isn’t a frame is an error', () => {
  expect(() => new FrameReader().push('<html>')).toThrow('No frame: <html>');
});
