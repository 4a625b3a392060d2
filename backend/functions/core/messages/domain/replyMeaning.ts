/**
 * The words that end, resume or ask about texts, as carriers recognize them, including the Spanish ones without
 * accents.
 */
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
  start: ['start', 'unstop', 'empezar', 'comenzar'],
  /** Carriers take it as `start`, and people also answer a question with it. */
  yes: ['yes', 'si'],
  help: ['help', 'info', 'information', 'ayuda', 'informacion'],
} as const;

/** Sentences, normalized by `lettersOf`, that clearly opt out. A sentence that only mentions texts needs a person. */
const plainWishes = [
  /\b(stop|quit) ((sending|these|the|all|me|your|with|any) )*(text|messag)/,
  /(?<!\b(i|you|they|we|he|she) )\b(don t|dont|do not|never) (text|message)( (me|us|this|my (phone|number)|again|any ?more|here)\b|$)/,
  /(?<!\b(i|you|they|we|he|she) )\b(don t|dont|do not|never) (send|write) ((me|us|any|more|these|your) )*(text|messag)/,
  /^(i|we) (don t|dont|do not) want ((to )?(get|receive|have) )?((any|more|these|those|your|the) )*(texts?|(text )?messages?)( (any ?more|from you))?$/,
  /(^|\b(want|wants|send|send me|send us|please) )no more ((of|these|those|your|the) )*(texts?|(text )?messages?)( (to|from|for)\b|$)/,
  /(^|\bquiero )no mas ((de|estos|sus|los) )*(mensajes?|textos?)( (a|de)\b|$)/,
  /\bno quiero (recibir )?(mas )?((sus|estos|los) )?(mensajes?|textos?)\b/,
  /\bdej(a|e|en|ar) de ((enviar|mandar|escribir)(me|nos)\b|(enviar|mandar|recibir) ((mas|los|sus|estos|tantos) )*(mensajes?|textos?)\b)/,
];

/** Phrases that reverse an opt-out: the resident asks us to continue, or why texts ended. */
const turnedAround = [
  /\b(not|\w*n t|dont|never|nunca|no|sin) (\w+ ){0,3}(stop|stopping|quit|dej(e|a|en|ar))\b/,
  /\b(why|did|does|has|have|when|until|before|after|since|if|they|it|he|she) (\w+ ){0,2}(stop|quit|no more)\b/,
  /\b(por que|cuando|hasta que|si|ellos|ya no) (\w+ ){0,2}(dej(a|e|en|ar)|no mas)\b/,
];

/** Opt-outs in a few words that make up the whole answer, normalized by `lettersOf`. */
const shortWishes = [
  /^(stop|alto)( (stop|alto|it|this|now|already|ya|all|these|texts?|msgs?|sms|me|ok|okay|2 ?end|to end))+$/,
  /^(unsub|remove|unsubcribe|unsuscribe|stopp|basta|para|detener|eliminar|remover|terminar|desuscribir)$/,
  /^stop (you have |this is )?(the |a )?wrong (number|person)$|^wrong (number|person) stop$/,
  /^stop sending( (me|us|these|this|those|them|anything))*$/,
  /^stop (contact|bother|call|spamm|harass)ing( (me|us|this number))?$/,
  /^(leave (me|us) alone)$/,
  /^(cancel|end) ((my|the|these|all|your) )*(texts?|text messages?|messages?|alerts|notifications|sms|subscription)$/,
  /^i (d like|would like|want|wish) to (stop|opt out|unsubscribe|be removed)( from (your|the|this|these) (list|texts?|messages?))?$/,
  /^(do not|dont|don t|never) contact (me|us)( (again|any ?more))?$/,
  /^(remove|unsubscribe|delete) (me|us|my number|this number)( from (your|the|this|these) (list|texts?|messages?))?$/,
  /^take (me|us|my number|this number) off( (of )?(your|the|this) list)?$/,
  /^opt (me |us )?out$/,
  /^(quite|quiten|borre|borren|saque|saquen|elimine|eliminen)(me|nos| mi numero| este numero)( de (la|su|esta) lista)?$/,
  /^((quiero|deseo|quisiera) )?(dar|darme|darse|deme|denme|dame) de baja$/,
  /^(ya )?no (me|nos) (manden?|envien?|escriban?)( mas)?( (mensajes?|textos?))?$/,
  /^(ya )?no (manden?|envien?|quiero) mas (mensajes?|textos?)$/,
  /^(ya )?(no|basta) (mas|ya)$/,
  /^(pare|paren|detenga|detengan)( (de )?(enviar |mandar )?(los |sus |estos )?(mensajes|textos))?$/,
  /^(cancel(ar|e|en|a)|parar|detener|elimin(ar|e|en)) ((los|sus|estos|mis|la|mi) )?(mensajes|textos|alertas|suscripcion)$/,
];

/** The words that end texts as the last sentence of an answer, as in `I moved, stop`. */
const lastWords: readonly string[] = ['stop', 'unsubscribe', 'alto'];

/** Polite words that mean nothing here. */
const courtesies = /\b(please|pls|plz|thanks|thank (you|u)|thx|por favor|gracias)\b/g;

/** Greetings before the answer itself. */
const greeting =
  /^((hi|hello|hey|ok|okay|sorry|hola|yes|yeah|no|i said) )+(?=stop|alto|quit|unsub|remove|cancel)|^((hi|hello|hey|ok|okay|sorry|hola) )+/;

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

const sentencesOf = (text: string): string[] => text.split(/[.!?;,\r\n]+/).map(lettersOf);

/** The intent of a resident's answer to a text; null if a person has to read it. */
export type ReplyMeaning = keyof typeof words;

const wordIn = (letters: string): ReplyMeaning | null => {
  const word = letters.replaceAll(' ', '');
  const known = Object.entries(words).find(([, each]) => (each as readonly string[]).includes(word));
  return (known?.[0] as ReplyMeaning | undefined) ?? null;
};

/** A word before the name of its writer, as in `STOP - Dana Lee`. */
const signed = /^\P{L}*(\p{L}+)\s+[-–—]+\s*(?:\p{Lu}[\p{L}.'’]*\s*){1,3}$/u;

/** The intent of an answer to a text. Its phone may have added a signature. */
export const replyMeaning = (body: string): ReplyMeaning | null => {
  if (reaction.test(body)) return null;
  const letters = lettersOf(body);
  const word = wordIn(letters);
  if (word !== null) return word;
  const reply = letters.replace(greeting, '');
  const [first = ''] = body.trim().split(/[\r\n]+/);
  const sentences = sentencesOf(body).filter((sentence) => sentence !== '');
  const isWish =
    lastWords.includes(sentences.at(-1) ?? '') ||
    wordIn(lettersOf(first)) === 'stop' ||
    wordIn(reply) === 'stop' ||
    wordIn(lettersOf(signed.exec(first)?.[1] ?? '')) === 'stop' ||
    shortWishes.some((wish) => wish.test(reply)) ||
    sentences.some(
      (sentence) =>
        plainWishes.some((wish) => wish.test(sentence)) && !turnedAround.some((turn) => turn.test(sentence)),
    );
  return isWish ? 'stop' : null;
};
