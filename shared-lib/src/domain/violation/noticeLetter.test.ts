import { noticeLetter, unknownPlaceholders, type NoticeFacts } from './noticeLetter.ts';

const noTemplates = { emailTemplate: null, emailTemplateEs: null, smsTemplate: null, smsTemplateEs: null };

const facts: NoticeFacts = {
  propertyName: 'Maple Court',
  businessName: 'Sunrise Valet',
  sender: 'Sunrise',
  unitNumber: 'A-101',
  violation: { en: 'Loose trash', es: 'Basura suelta' },
  serviceDate: '2026-11-20',
  caseNumber: 'V-7',
  rule: 'Bags are tied.',
  cureBy: '2026-11-28',
  fineCents: 2500,
  level: 2,
};

test('our default words include everything that is known, in either language', () => {
  const english = noticeLetter(facts, null, 'print', 'en');
  expect(english.subject).toBe('Notice 2 of 3: Loose trash, unit A-101, Maple Court');
  expect(english.text).toContain('On the night of Friday, November 20, 2026');
  expect(english.text).toContain('“Bags are tied.”');
  expect(english.text).toContain('by Saturday, November 28, 2026.');
  expect(english.text).toContain('The fine is $25.00.');
  expect(english.text).toContain('the second notice');
  const spanish = noticeLetter(facts, null, 'print', 'es').text;
  expect(spanish).toContain('Basura suelta');
  expect(spanish).toContain('viernes, 20 de noviembre de 2026');
  expect(spanish).toContain('$25.00');
});

test('unknown values have no line', () => {
  const { text } = noticeLetter({ ...facts, rule: null, cureBy: null, fineCents: null }, null, 'print', 'en');
  expect(text).not.toMatch(/rule|Please fix|fine/);
  expect(text).not.toContain('{');
});

test.each([
  ['the owner’s template', 'Unit {unitNumber}: {violation}.', 'en', 'Unit A-101: Loose trash.', 'template'],
  ['spaces inside the braces', 'Case { caseNumber }', 'en', 'Case V-7', 'template'],
  ['a template with an unknown placeholder', 'Dear {resident}', 'en', 'To the residents', 'default-2'],
  ['a template in the other language', 'Case {caseNumber}', 'es', 'A los residentes', 'default-2'],
  ['a template with an unmatched brace', 'Case {caseNumber', 'en', 'To the residents', 'default-2'],
  ['an empty template', ' ', 'en', 'To the residents', 'default-2'],
] as const)('%s', (_, emailTemplate, language, start, templateVersion) => {
  const letter = noticeLetter(facts, { ...noTemplates, emailTemplate }, 'email', language);
  expect(letter.text.startsWith(start)).toBe(true);
  expect(letter.templateVersion).toBe(templateVersion);
});

test('each language and channel has a separate template', () => {
  const templates = {
    emailTemplate: 'E {violation}',
    emailTemplateEs: 'C {violation}',
    smsTemplate: 'T {night}',
    smsTemplateEs: 'M {night}',
  };
  const said = (channel: 'email' | 'print' | 'sms', language: 'en' | 'es') =>
    noticeLetter(facts, templates, channel, language).text;
  expect(said('email', 'en')).toBe('E Loose trash');
  expect(said('print', 'es')).toBe('C Basura suelta');
  expect(said('sms', 'en')).toBe('Sunrise: T Friday, November 20, 2026');
  expect(said('sms', 'es')).toBe('Sunrise: M viernes, 20 de noviembre de 2026');
});

test.each([
  ['our words', null, 'Sunrise', /^Sunrise: Loose trash at unit A-101, Maple Court, on /],
  ['words that already name the sender', 'Sunrise: {violation}', 'Sunrise', /^Sunrise: Loose trash$/],
  ['words of a business without a name', '{violation}', '', /^Loose trash$/],
])('a text with %s names its sender once', (_, smsTemplate, sender, expected) => {
  const letter = noticeLetter({ ...facts, sender }, { ...noTemplates, smsTemplate }, 'sms', 'en');
  expect(letter.text).toMatch(expected);
});

test('a template’s unknown placeholders are listed once each', () => {
  expect(unknownPlaceholders('{unitNumber} {resident} { resident } {date}')).toEqual(['resident', 'date']);
});

test('values with braces or dollars stay as they are', () => {
  const odd = { ...facts, propertyName: "O'Malley's $& {rule}" };
  const templates = { ...noTemplates, emailTemplate: '{propertyName}' };
  expect(noticeLetter(odd, templates, 'email', 'en').text).toBe("O'Malley's $& {rule}");
});
