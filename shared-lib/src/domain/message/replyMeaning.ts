/** The words by which people end, take up again, or ask about texts, as carriers know them; also the Spanish ones. */
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
  start: ['start', 'yes', 'unstop', 'si', 'sí', 'empezar', 'comenzar'],
  help: ['help', 'info', 'ayuda'],
} as const;

/** How people say in a sentence of their own that they want no more. "Don't" alone says nothing: "I don't get your texts". */
const plainWishes = [
  /\b(stop|quit)\s+((sending|these|the|all|me|your|with|any)\s+)*(text|messag)/i,
  /\b(don['’]?t|do not|never)\s+(text|message|(send|write)\b.*\b(text|messag))/i,
  /\bno\s+(more|m[aá]s|quiero)\b.*\b(texts?|messages?|mensajes?|textos?)\b/i,
  /\bdej(a|e|en)\s+de\s+(enviar|mandar|escribir)/i,
];

/** What a resident wants by their answer to a text; null for what a person has to read. */
export type ReplyMeaning = keyof typeof words;

/** What an answer to a text means. */
export const replyMeaning = (body: string): ReplyMeaning | null => {
  const word = body
    .trim()
    .toLowerCase()
    .replace(/[\s.!¡?"'-]+/g, '');
  for (const [meaning, known] of Object.entries(words))
    if ((known as readonly string[]).includes(word)) return meaning as ReplyMeaning;
  return plainWishes.some((wish) => wish.test(body)) ? 'stop' : null;
};
