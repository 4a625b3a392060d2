/** The words by which people end, take up again, or ask about texts, as carriers know them; also the Spanish ones, without accents. */
const words = {
  stop: [
    'stop',
    'stopall',
    'unsubscribe',
    'cancel',
    'end',
    'quit',
    'revoke',
    'optout',
    'alto',
    'parar',
    'cancelar',
    'baja',
  ],
  start: ['start', 'yes', 'unstop', 'si', 'empezar', 'comenzar'],
  help: ['help', 'info', 'information', 'ayuda', 'informacion'],
} as const;

/** How people say in a sentence of their own that they want no more. What only speaks of texts is left to a person. */
const plainWishes = [
  /\b(stop|quit)\s+((sending|these|the|all|me|your|with|any)\s+)*(text|messag)/i,
  /\b(don['’]?t|do not|never)\s+(text|message|(send|write)\s+((me|us|any|more|these|your)\s+)*(text|messag))/i,
  /\bno\s+(more|m[aá]s)\s+((of\s+)?(these|those|your|the)\s+)?(texts?|messages?|mensajes?|textos?)\b/i,
  /\bno\s+quiero\s+(recibir\s+)?(m[aá]s\s+)?((sus|estos|los)\s+)?(mensajes?|textos?)\b/i,
  /\bdej(a|e|en)\s+de\s+(enviar|mandar|escribir)/i,
];

/** The same in a few words that are the whole answer, as `lettersOf` has them. */
const shortWishes = [
  /^(stop|alto)( (stop|alto|it|this|now|already|ya|all|these|texts?|msgs?|sms))+$/,
  /^(unsub|remove)$/,
  /^(stop wrong number|wrong number stop)$/,
  /^i (d like|would like|want|wish) to (stop|opt out|unsubscribe|be removed)( from (your|the|this|these) (list|texts?|messages?))?$/,
  /^(do not|dont|don t|never) contact (me|us)( (again|any ?more))?$/,
  /^(remove|unsubscribe|delete) (me|us|my number|this number)( from (your|the|this|these) (list|texts?|messages?))?$/,
  /^take (me|us|my number|this number) off( (of )?(your|the|this) list)?$/,
  /^opt (me |us )?out$/,
  /^(quiteme|quitenme|borreme|borrenme|saqueme|saquenme|elimineme|eliminenme)( de (la|su|esta) lista)?$/,
  /^(quiero )?(dar|darme|darse|deme|denme) de baja$/,
  /^(ya )?no (me|nos) (manden?|envien?|escriban?)( mas)?( (mensajes?|textos?))?$/,
  /^(pare|paren|detenga|detengan)( (de )?(enviar |mandar )?(los |sus |estos )?(mensajes|textos))?$/,
];

/** What is said out of politeness, and means nothing here. */
const courtesies = /\b(please|pls|thanks|thank you|por favor|gracias)\b/g;

/** Greetings before the answer itself. */
const greeting = /^((hi|hello|hey|ok|okay|sorry|hola) )+/;

/** A reaction, which quotes our own message and so may contain STOP. */
const reaction =
  /^\s*(liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted \S+ to|(a \S+ )?(le |me )?(gust[aoó]|encant[aoó])|respondi[oó] con \S+ a)\s+[“"«]/i;

/** The words of a text in small letters without accents, quotes, emoji and courtesies, with one space between them. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(courtesies, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a resident wants by their answer to a text; null for what a person has to read. */
export type ReplyMeaning = keyof typeof words;

const wordIn = (letters: string): ReplyMeaning | null => {
  const word = letters.replaceAll(' ', '');
  const known = Object.entries(words).find(([, each]) => (each as readonly string[]).includes(word));
  return (known?.[0] as ReplyMeaning | undefined) ?? null;
};

/** What an answer to a text means. A phone may put a signature below it. */
export const replyMeaning = (body: string): ReplyMeaning | null => {
  if (reaction.test(body)) return null;
  const letters = lettersOf(body);
  const word = wordIn(letters);
  if (word !== null) return word;
  const said = letters.replace(greeting, '');
  const [first = ''] = body.trim().split(/[\r\n]+/);
  const isWish =
    wordIn(lettersOf(first)) === 'stop' ||
    wordIn(said) === 'stop' ||
    shortWishes.some((wish) => wish.test(said)) ||
    plainWishes.some((wish) => wish.test(body));
  return isWish ? 'stop' : null;
};
