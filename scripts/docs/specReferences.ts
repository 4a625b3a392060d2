/** A reference to the specification in a comment: a section and optionally a heading or the start of an entry in it. */
export interface SpecReference {
  section: number;
  name?: string;
}

/** A comment's lines joined into one so references can span lines. */
const joined = (source: string) => source.replaceAll(/\n\s*(?:\*|\/\/|#|\/\/\/)?\s*/g, ' ');

/**
 * Finds references to the specification's sections, e.g. `spec section 4`, `sections 5 and 6`, `sections 4 to 6` or
 * `section 2, Shell behaviour`.
 */
export function specReferences(source: string): SpecReference[] {
  const found = joined(source).matchAll(
    /\bsections? (\d+(?:(?:, | and |, and | to )\d+)*)(?:, ([A-Z][a-z]+(?: [A-Za-z]+)*))?/g,
  );
  return [...found].flatMap(([, numbers = '', name]) => {
    const sections = (numbers.match(/\d+/g) ?? []).map(Number);
    return sections.map((section) => (name === undefined ? { section } : { section, name }));
  });
}

/**
 * Whether the specification contains the referenced place.
 * @param specification its Markdown: `## 4. States and transitions`, in it `### Guided tours` and `- Tour state: …`.
 */
export function isInSpecification(specification: string, { section, name }: SpecReference): boolean {
  const text = specification.split(/^## /m).find((part) => part.startsWith(`${section}. `));
  if (text === undefined) return false;
  if (name === undefined) return true;
  return name.split(' and ').every((one) => new RegExp(`^(?:### |- )${one}\\b`, 'm').test(text));
}
