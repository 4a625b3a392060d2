import { noticeAnswerSchema, type NoticeAnswer } from './noticeAnswer.ts';

const target = { noticeId: 'notice' };

const dispute: NoticeAnswer = { kind: 'dispute', ...target, words: 'Not my bag.' };

test.each<[string, object, boolean]>([
  ['as intended', {}, true],
  ['with words of 501 letters', { words: 'x'.repeat(501) }, false],
  ['without words', { words: '  ' }, false],
  ['of another kind', { kind: 'curse' }, false],
  ['for a notice without a name', { noticeId: '' }, false],
  ['for a notice with an endless name', { noticeId: 'x'.repeat(65) }, false],
])('a dispute is taken %s', (_, change, isTaken) => {
  expect(noticeAnswerSchema.safeParse({ ...dispute, ...change }).success).toBe(isTaken);
});
