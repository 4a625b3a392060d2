/** What a form says: words, or more of them by name. A list has its places as names. */
export interface Form {
  readonly [name: string]: string | Form;
}

type Growing = { [name: string]: string | Growing };

/** No call of ours nests deeper, and nobody else should make us build towers. */
const deepest = 8;

/**
 * Reads a form as Stripe's clients write it: `items[0][price]=price_1&expand[]=customer`.
 * @throws RangeError when names nest too deeply
 */
export function parseForm(text: string): Form {
  const form: Growing = Object.create(null) as Growing;
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [
      /^[^[]*/.exec(name)?.[0] ?? '',
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key!),
    ];
    if (keys.length > deepest) throw new RangeError('The names of this form nest too deeply.');
    let place = form;
    for (const [depth, key] of keys.entries()) {
      const own = key === '' ? String(Object.keys(place).length) : key;
      if (depth === keys.length - 1) {
        place[own] = value;
        break;
      }
      const next = place[own];
      const deeper: Growing =
        next === undefined || typeof next === 'string' ? (Object.create(null) as Growing) : next;
      place[own] = deeper;
      place = deeper;
    }
  }
  return form;
}
