/** A place of the specification that a comment names: a section, and a heading or the beginning of an entry in it. */
export interface SpecReference {
  section: number;
  name?: string;
}

/** The lines of a comment as one, so that a reference may go on in the next line. */
const joined = (source: string) => source.replaceAll(/\n\s*(?:\*|\/\/|#|\/\/\/)?\s*/g, ' ');

/**
 * Finds what a source says of the specification's sections, such as `spec section 4`, `sections 5 and 6`, `sections 4 to 6` or
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
 * Whether the specification has that place.
 * @param specification its Markdown: `## 4. States and transitions`, in it `### Guided tours` and `- Tour state: …`.
 */
export function isInSpecification(specification: string, { section, name }: SpecReference): boolean {
  const text = specification.split(/^## /m).find((part) => part.startsWith(`${section}. `));
  if (text === undefined) return false;
  if (name === undefined) return true;
  return name.split(' and ').every((one) => new RegExp(`^(?:### |- )${one}\\b`, 'm').test(text));
}
