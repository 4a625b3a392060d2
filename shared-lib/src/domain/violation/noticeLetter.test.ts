import { endOfDay, noticeLetter, unknownPlaceholders, type NoticeFacts } from './noticeLetter.ts';

const facts: NoticeFacts = {
  propertyName: 'Maple Court',
  businessName: 'Sunrise Valet',
  unitNumber: 'A · 101',
  violation: { en: 'Loose trash', es: 'Basura suelta' },
  serviceDate: '2026-11-20',
  caseNumber: 'V-7',
  rule: 'Bags are tied.',
  cureBy: '2026-11-28',
  fineCents: 2500,
  level: 2,
};

test('our own words tell all that is known, in either language', () => {
  const english = noticeLetter(facts, null, 'print', 'en');
  expect(english.subject).toBe('Notice 2 of 3: Loose trash, unit A · 101, Maple Court');
  expect(english.text).toContain('On the night of Friday, November 20, 2026');
  expect(english.text).toContain('“Bags are tied.”');
  expect(english.text).toContain('by Saturday, November 28, 2026.');
  expect(english.text).toContain('A fine of $25.00 applies.');
  expect(english.text).toContain('the second notice');
  const spanish = noticeLetter(facts, null, 'print', 'es').text;
  expect(spanish).toContain('Basura suelta');
  expect(spanish).toContain('viernes, 20 de noviembre de 2026');
  expect(spanish).toContain('$25.00');
});

test('what is not known has no line', () => {
  const { text } = noticeLetter({ ...facts, rule: null, cureBy: null, fineCents: null }, null, 'print', 'en');
  expect(text).not.toMatch(/rules|put this right|fine/);
  expect(text).not.toContain('{');
});

test.each([
  ['the owner’s template', 'Unit {unitNumber}: {violation}.', 'en', 'Unit A · 101: Loose trash.', 'template'],
  ['spaces inside the braces', 'Case { caseNumber }', 'en', 'Case V-7', 'template'],
  ['a template that names something else', 'Dear {resident}', 'en', 'To the residents', 'default-1'],
  ['a template in the other language', 'Case {caseNumber}', 'es', 'A los residentes', 'default-1'],
  ['an empty template', ' ', 'en', 'To the residents', 'default-1'],
] as const)('%s', (_, emailTemplate, language, start, templateVersion) => {
  const letter = noticeLetter(facts, { emailTemplate, smsTemplate: null }, 'email', language);
  expect(letter.text.startsWith(start)).toBe(true);
  expect(letter.templateVersion).toBe(templateVersion);
});

test('a template names what no notice can tell, each once', () => {
  expect(unknownPlaceholders('{unitNumber} {resident} { resident } {date}')).toEqual(['resident', 'date']);
});

test('values with braces or dollars stand as they are', () => {
  const odd = { ...facts, propertyName: "O'Malley's $& {rule}" };
  const templates = { emailTemplate: '{propertyName}', smsTemplate: null };
  expect(noticeLetter(odd, templates, 'email', 'en').text).toBe("O'Malley's $& {rule}");
});

test.each([
  ['before the clocks go back', '2026-10-31', '2026-11-01T03:59:00.000Z'],
  ['on the day on which they do', '2026-11-01', '2026-11-02T04:59:00.000Z'],
  ['on the day on which they go forward', '2026-03-08', '2026-03-09T03:59:00.000Z'],
])('a day ends at its last minute, %s', (_, date, expected) => {
  expect(new Date(endOfDay(date, 'America/New_York')).toISOString()).toBe(expected);
});
