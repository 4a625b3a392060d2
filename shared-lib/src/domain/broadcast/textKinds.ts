/** The kinds of texts to residents, in display order; each has a template in both languages. */
export const templatedKinds = ['runningLate', 'noService', 'reminder', 'welcome'] as const;

export type TemplatedKind = (typeof templatedKinds)[number];

/** The same, plus words written for a single occasion. */
export const broadcastKinds = [...templatedKinds, 'custom'] as const;

export type BroadcastKind = (typeof broadcastKinds)[number];

export const textLanguages = ['en', 'es'] as const;

export type TextLanguage = (typeof textLanguages)[number];

/** The words of a text in both languages. */
export type TextWords = Readonly<Record<TextLanguage, string>>;
