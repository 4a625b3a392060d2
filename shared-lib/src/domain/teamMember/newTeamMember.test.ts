import { newTeamMemberSchema } from './newTeamMember.ts';

const nameOf = (firstName: string) => {
  const read = newTeamMemberSchema.safeParse({ firstName, email: 'a@b.test', tier: 'Admin', phone: null });
  return read.success ? read.data.firstName : null;
};

test.each([
  ['spaces around', '  Dana ', 'Dana'],
  ['several words', 'Ana María', 'Ana María'],
  ['another script, joined without a space', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['an emoji of several code points', '👩\u200D👧', '👩\u200D👧'],
  ['a tab and a line break', 'Dana\tM.\nCole', 'Dana M. Cole'],
  ['a text with reversed direction', '\u202Eevil\u202C', 'evil'],
  ['nothing', '', null],
  ['spaces', ' \t ', null],
  ['zero-width characters', '\u200B\u200D\uFEFF', null],
  ['marks without a letter', '\u0301', null],
  ['200 letters', 'x'.repeat(200), 'x'.repeat(200)],
  ['201 letters', 'x'.repeat(201), null],
])('%s', (_, typed, kept) => {
  expect(nameOf(typed)).toBe(kept);
});
