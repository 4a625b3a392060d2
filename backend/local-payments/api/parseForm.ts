/** A parsed form: strings, or nested forms by name. Lists have their indexes as names. */
export interface Form {
  readonly [name: string]: string | Form;
}

type MutableForm = { [name: string]: string | MutableForm };

/** No call of ours nests deeper; the limit protects against malicious input. */
const maxDepth = 8;

/**
 * Parses a form as Stripe's clients write it: `items[0][price]=price_1&expand[]=customer`.
 * @throws RangeError when names nest too deeply
 */
export function parseForm(text: string): Form {
  const form: MutableForm = Object.create(null) as MutableForm;
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [
      /^[^[]*/.exec(name)?.[0] ?? '',
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key!),
    ];
    if (keys.length > maxDepth) throw new RangeError('The field names of this form are nested too deeply.');
    let place = form;
    for (const [depth, key] of keys.entries()) {
      const own = key === '' ? String(Object.keys(place).length) : key;
      if (depth === keys.length - 1) {
        place[own] = value;
        break;
      }
      const next = place[own];
      const deeper: MutableForm =
        next === undefined || typeof next === 'string' ? (Object.create(null) as MutableForm) : next;
      place[own] = deeper;
      place = deeper;
    }
  }
  return form;
}
