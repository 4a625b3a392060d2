import type { Fields } from '../firestore/values/Value.ts';

/**
 * A document with a value of each type.
 *
 * @param root the resource name of the database's documents, for its reference
 */
export const sampleFields = (root: string): Fields => ({
  text: { stringValue: 'Grüße 😀' },
  whole: { integerValue: '7' },
  big: { integerValue: '9223372036854775807' },
  half: { doubleValue: 0.5 },
  nan: { doubleValue: 'NaN' },
  yes: { booleanValue: true },
  nothing: { nullValue: null },
  bytes: { bytesValue: Buffer.from('abc').toString('base64') },
  ref: { referenceValue: `${root}/users/ann` },
  place: { geoPointValue: { latitude: 52.5, longitude: 13.4 } },
  list: { arrayValue: { values: [{ stringValue: 'a' }, { stringValue: 'b' }, { integerValue: '1' }] } },
  map: { mapValue: { fields: { in: { mapValue: { fields: { deep: { integerValue: '3' } } } } } } },
});
