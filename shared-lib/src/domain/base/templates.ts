const inBraces = /\{([^{}]*)\}/g;

/** What a template names in braces, each once, in its order. */
export const placeholdersIn = (template: string): string[] => [
  ...new Set([...template.matchAll(inBraces)].map(([, name = '']) => name.trim())),
];

/** What a template names that isn't known, each once. */
export const unknownNames = (template: string, known: readonly string[]): string[] =>
  placeholdersIn(template).filter((name) => !known.includes(name));

/** Whether a template has a brace that opens or closes nothing, so that a name would stand there as it is typed. */
export const hasLooseBrace = (template: string): boolean => /[{}]/.test(template.replaceAll(inBraces, ''));

/** A template with its placeholders filled in. What isn't known stays as it is; values are never read as templates. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replaceAll(inBraces, (whole, name: string) =>
    Object.hasOwn(values, name.trim()) ? (values[name.trim()] ?? whole) : whole,
  );
