const inBraces = /\{([^{}]*)\}/g;

/** A template's placeholders, without duplicates, in order. */
export const placeholdersIn = (template: string): string[] => [
  ...new Set([...template.matchAll(inBraces)].map(([, name = '']) => name.trim())),
];

/** A template's unknown placeholders, without duplicates. */
export const unknownNames = (template: string, known: readonly string[]): string[] =>
  placeholdersIn(template).filter((name) => !known.includes(name));

/** Whether a template has an unmatched brace, which would show a placeholder as typed. */
export const hasUnmatchedBrace = (template: string): boolean =>
  /[{}]/.test(template.replaceAll(inBraces, ''));

/** A template with its placeholders filled in. Unknown ones are left as is; values are never parsed as templates. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name.trim()) ? (values[name.trim()] ?? whole) : whole,
  );
