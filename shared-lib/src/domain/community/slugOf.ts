/**
 * A name's slug, for public addresses: unaccented letters and digits, joined by single hyphens. A name without any
 * such letter gives an empty slug; the caller then needs another.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
