import { toGsmAlphabet, senderOf } from './renderText.ts';

test.each([
  ['¿Mañana? Sí, más…', '¿Mañana? Si, mas...'],
  ['It’s “late” – sorry', 'It\'s "late" - sorry'],
  ['Ñandú é', 'Ñandu é'],
  ['Bins 🗑', 'Bins 🗑'],
])('%j in plain letters is %j', (text, plain) => {
  expect(toGsmAlphabet(text)).toBe(plain);
});

test.each([
  ['', 'Ramón’s Valet', "Ramon's Valet"],
  [' Sunrise ', 'Sunrise Valet', 'Sunrise'],
])('with sender %j and business %j, texts are from %j', (senderName, businessName, sender) => {
  expect(senderOf(senderName, businessName)).toBe(sender);
});
