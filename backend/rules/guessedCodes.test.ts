import {
  collection,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { newCode } from '../../mf-communities/functions/codes/newCode.ts';
import { startRules, type RulesProduct } from './rulesProduct.fixture.ts';

/** What a stranger without a printed code can find out about codes. */
jest.setTimeout(60_000);

const printed = 'k7m2q9x4w3z5';
const place = 'somewhere';
const letters = '23456789abcdefghjkmnpqrstuvwxyz';

let product: RulesProduct;

beforeAll(async () => {
  product = await startRules('demo-guessed-codes');
  await product.prepare({
    [paths.code(printed)]: { kind: 'binTag', state: 'assigned', place },
    [paths.codePlace(place)]: { businessSlug: 'sunrise-valet', communitySlug: 'maple-court' },
  });
});
afterAll(() => product.stop());

/** Codes as close to the printed one as possible, and others in the product's format. */
const guesses = (count: number): readonly string[] => {
  const near = [...printed].flatMap((right, at) =>
    [...letters]
      .filter((letter) => letter !== right)
      .map((letter) => printed.slice(0, at) + letter + printed.slice(at + 1)),
  );
  const cut = [...printed].map((_, length) => printed.slice(0, length)).slice(1);
  const made = Array.from({ length: count }, newCode);
  return [printed.toUpperCase(), `${printed}2`, ...cut, ...near, ...made].slice(0, count);
};

test('a thousand guessed codes all look the same and don’t exist, and codes can’t be listed', async () => {
  const { firestore } = product.clients.nobody;
  const codes = collection(firestore, paths.codes());
  expect((await getDoc(doc(firestore, paths.code(printed)))).get('place')).toBe(place);

  const tried = guesses(1000);
  expect(new Set(tried).size).toBe(1000);
  const found = await Promise.all(tried.map((code) => getDoc(doc(firestore, paths.code(code)))));
  expect(found.filter((one) => one.exists() || one.data() !== undefined)).toEqual([]);

  const lists = [
    query(codes, limit(1)),
    query(codes, where('place', '==', place), limit(1)),
    query(codes, orderBy(documentId()), limit(1)),
    query(codes, where(documentId(), '>=', printed.slice(0, 4)), limit(1)),
    query(codes, where(documentId(), 'in', [printed])),
    query(doc(firestore, paths.codePlace(place)).parent, limit(1)),
  ];
  for (const list of lists) await expect(getDocs(list)).rejects.toMatchObject({ code: 'permission-denied' });
});
