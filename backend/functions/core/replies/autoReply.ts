import type { Unit } from 'shared-lib/domain';

type TextLanguage = Unit['language'];

/** An automatic answer: to HELP or INFO, or to a text from a number without a unit, which no one will read. */
export interface AutoReply {
  readonly kind: 'help' | 'unknownNumber';
  /** Of `senderOf`; empty for a number that no business has texted. */
  readonly sender: string;
  /** The address of the community's page, where residents can contact the office; null for none. */
  readonly page: string | null;
  /** The office's contact, an email address or phone number; null for none. */
  readonly contact: string | null;
  /** The resident's language; null if unknown, for both languages. */
  readonly language: TextLanguage | null;
}

// GSM characters only: others would make the text larger.
const words = {
  en: {
    about: 'texts about trash collection at your community.',
    write: (where: string) => `To reach the office, go to ${where}.`,
    contact: (where: string) => `To reach the office, contact ${where}.`,
    tag: 'To reach the office, scan the code at your door.',
    unknownNumber: "we can't match this number to a unit, so we won't see your texts.",
    stop: 'Reply STOP to end texts.',
  },
  es: {
    about: 'mensajes sobre la basura de su comunidad.',
    write: (where: string) => `Para escribir a la oficina: ${where}.`,
    contact: (where: string) => `Para comunicarse con la oficina: ${where}.`,
    tag: 'Para escribir a la oficina, escanee el codigo en su puerta.',
    unknownNumber: 'este numero no corresponde a una unidad y no veremos sus mensajes.',
    stop: 'Responda STOP para cancelar.',
  },
} as const;

const wordsIn = (language: TextLanguage, { kind, page, contact }: AutoReply): string => {
  const { about, write, contact: reach, tag, unknownNumber, stop } = words[language];
  const where = page !== null ? write(page) : contact !== null ? reach(contact) : tag;
  return kind === 'help' ? `${about} ${where} ${stop}` : `${unknownNumber} ${where}`;
};

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The words of an automatic answer; they always say where to write. */
export const autoReply = (reply: AutoReply): string => {
  const languages: readonly TextLanguage[] = reply.language === null ? ['en', 'es'] : [reply.language];
  const [first = '', ...rest] = languages.map((language) => wordsIn(language, reply));
  const head = reply.sender === '' ? capital(first) : `${reply.sender}: ${first}`;
  return [head, ...rest.map(capital)].join('\n');
};
