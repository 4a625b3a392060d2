/** The words that end, resume or ask about texts, as carriers know them; also the Spanish ones, without accents. */
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

/** Sentences that clearly opt out. A sentence that only mentions texts needs a person. */
const plainWishes = [
  /\b(stop|quit)\s+((sending|these|the|all|me|your|with|any)\s+)*(text|messag)/i,
  /\b(don['’]?t|do not|never)\s+(text|message|(send|write)\s+((me|us|any|more|these|your)\s+)*(text|messag))/i,
  /\bno\s+(more|m[aá]s)\s+((of\s+)?(these|those|your|the)\s+)?(texts?|messages?|mensajes?|textos?)\b/i,
  /\bno\s+quiero\s+(recibir\s+)?(m[aá]s\s+)?((sus|estos|los)\s+)?(mensajes?|textos?)\b/i,
  /\bdej(a|e|en)\s+de\s+(enviar|mandar|escribir)/i,
];

/** Opt-outs in a few words that make up the whole answer, normalized by `lettersOf`. */
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

/** Polite words that mean nothing here. */
const courtesies = /\b(please|pls|thanks|thank you|por favor|gracias)\b/g;

/** Greetings before the answer itself. */
const greeting = /^((hi|hello|hey|ok|okay|sorry|hola) )+/;

/** A reaction, which quotes our own message and so may contain STOP. */
const reaction =
  /^\s*(liked|loved|disliked|laughed at|emphasi[sz]ed|questioned|reacted \S+ to|(a \S+ )?(le |me )?(gust[aoó]|encant[aoó])|respondi[oó] con \S+ a)\s+[“"«]/i;

/** A text's words in lowercase without accents, quotes, emoji and courtesies, separated by single spaces. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(courtesies, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The intent of a resident's answer to a text; null if a person has to read it. */
export type ReplyMeaning = keyof typeof words;

const wordIn = (letters: string): ReplyMeaning | null => {
  const word = letters.replaceAll(' ', '');
  const known = Object.entries(words).find(([, each]) => (each as readonly string[]).includes(word));
  return (known?.[0] as ReplyMeaning | undefined) ?? null;
};

/** The intent of an answer to a text. Its phone may have added a signature. */
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
