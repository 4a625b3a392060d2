import { findIn } from './findings.ts';
import type { PassageKind } from './passage.ts';

const foundIn = (kind: PassageKind, ...lines: string[]) =>
  findIn('page.ts', { kind, lines: lines.map((words, index) => ({ line: index + 1, words })) }).map(
    ({ line, pattern }) => `${line} ${pattern}`,
  );

const words = (count: number) => `${'word '.repeat(count - 1)}word.`;

test.each<[kind: PassageKind, said: string, expected: string[]]>([
  ['comment', 'Whoever asks isn’t a member any more.', ['1 whoever', '1 any more']],
  ['comment', 'The user agent of the browser.', []],
  ['comment', 'The agent of tonight, and other agents.', ['1 agent', '1 agent']],
  ['markdown', 'An additional employee is a seat.', []],
  ['markdown', 'A property of the object.', []],
  ['text', 'The property manager of this property.', ['1 property']],
  ['text', 'Stands for Quick Response.', []],
  ['text', 'How it stands tonight.', ['1 stands']],
  ['text', 'Later', ['1 later']],
  ['text', 'Try again later.', []],
  ['comment', 'Later', []],
  ['text', 'Make tags', ['1 make']],
  ['text', 'Make sure that the link works.', []],
  ['comment', 'The request is over.', ['1 is over']],
  ['comment', 'The count is over 200.', []],
  ['text', 'That night is over. Choose tonight or later.', []],
  ['text', 'Property contact', []],
  ['comment', 'What is missing or wrong in a record.', ['1 what as subject']],
  ['comment', 'What is missing from this record, and who says so?', []],
  ['comment', 'Who may open a route: everyone, or members.', ['1 who as subject']],
  ['comment', 'A mail for who has no account.', ['1 who as subject']],
  ['comment', 'It asks the first, which answers, which is enough.', ['1 which chain']],
  ['comment', 'All mails to the team.', ['1 mails']],
  ['comment', 'The function mails the link.', []],
  ['comment', 'What became of the mail, as the record has it.', ['1 what becomes of', '1 as it has it']],
  ['comment', 'The color of a neighbor is normalized.', []],
  ['comment', 'The colour of a neighbour is normalised.', [1, 1, 1].map(() => '1 British spelling')],
  ['comment', 'A call to `summariseUnits` or summariseUnits.', []],
  ['comment', 'A free tag was lost for good by now.', ['1 free tag', '1 for good', '1 by now']],
  ['comment', 'Six switches are on.', []],
  ['comment', 'A text is no proof, and needn’t be.', ['1 is no …', '1 need not']],
  ['comment', 'There is no proof, and it is no longer needed.', []],
  ['comment', 'The units concerned.', ['1 concerned']],
  ['text', 'Switch it off.', ['1 switch on']],
  ['comment', 'Of two authors, the first wins.', ['1 fronted of']],
  ['text', 'The import was refused.', ['1 refused']],
  ['comment', 'The import was refused.', []],
  ['text', 'Flagged rounds', ['1 round']],
  ['comment', 'A round of the night.', []],
  ['text', 'Approve shifts in order', ['1 in order']],
  ['text', 'Set up in this order, in order to start.', []],
  ['text', 'Plausibility checks', ['1 plausible']],
  ['text', 'This number is foreign or premium-rate.', ['1 foreign']],
  ['text', 'On the clock for □ h', ['1 h for hours']],
  ['text', 'On the clock for □ hr', []],
  ['text', 'Rolled out to □ %.', ['1 space before %']],
  ['comment', 'At 100%, an index % size.', []],
  ['markdown', 'A share below 80 % fails.', ['1 space before %']],
  ['comment', 'The alerts, also those dismissed.', ['1 also afterthought']],
  ['comment', 'It also works offline.', []],
  ['comment', 'The gaps are looked for.', ['1 is looked for']],
  ['comment', 'The most tags in a batch.', ['1 the most']],
  ['comment', 'Most accounts per lookup.', ['1 the most']],
  ['comment', 'The most likely reading.', []],
  ['comment', 'Most forms are about someone else.', []],
  ['spanish', 'Un mail de su negocio.', ['1 English word', '1 negocio']],
  ['spanish', 'Enlace al □ %.', ['1 space before %']],
  ['spanish', 'El periodo: □ bolsas sin recoger.', ['1 periodo', '1 recoger']],
  ['spanish', 'Guarde su bote.', ['1 bote']],
  ['spanish', 'Límites de plausibilidad.', ['1 plausibilidad']],
  ['spanish', 'Los administradores usan «Enter».', []],
  ['spanish', 'Whoever asks', []],
  ['text', words(25), []],
  ['text', words(26), ['1 long sentence']],
  ['comment', words(35), []],
  ['comment', words(36), ['1 long sentence']],
  ['comment', `${words(20)} ${words(20)}`, []],
])('%s: %s', (kind, said, expected) => {
  expect(foundIn(kind, said)).toEqual(expected);
});

test('a finding names the line of its words, also across a line break', () => {
  expect(foundIn('comment', 'First line.', 'A second one goes', 'on here, beside it.')).toEqual([
    '2 go on',
    '3 beside',
  ]);
});

test('a finding says what to write, and how long a sentence is', () => {
  const passage = { kind: 'text', lines: [{ line: 3, words: `Nobody. ${words(30)}` }] } as const;
  expect(findIn('en.ts', passage)).toEqual([
    expect.objectContaining({
      file: 'en.ts',
      line: 3,
      words: 'Nobody',
      say: expect.stringContaining('no one'),
    }),
    expect.objectContaining({ pattern: 'long sentence', say: '25 words at most, not 30' }),
  ]);
});
