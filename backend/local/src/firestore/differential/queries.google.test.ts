import fc from 'fast-check';
import { expectAgreement, runsOf, useBothFirestores } from './BothFirestores.fixture.ts';
import type { Disagreement } from './BothFirestores.fixture.ts';
import { aggregations, dataSets, queryCases } from './queries.fixture.ts';
import { rootOf } from './values.fixture.ts';

const both = useBothFirestores('differential-queries');
const root = rootOf(both.project);
const manyCases = { minLength: 1, maxLength: 40, size: 'max' } as const;
const load = async (documents: object[]): Promise<Disagreement[]> => {
  await both.clear();
  const writes = documents.map((update) => ({ update }));
  return both.inTurn([{ method: 'POST', path: `${root}:commit`, body: { writes } }]);
};

test('queries have the same results, or are refused with the same message', async () => {
  const property = fc.asyncProperty(
    dataSets(root),
    fc.array(queryCases(root), manyCases),
    async (documents, cases) => {
      expectAgreement(await load(documents));
      const calls = cases.map(({ parent, query: structuredQuery }) => ({
        method: 'POST' as const,
        path: `${parent}:runQuery`,
        body: { structuredQuery },
      }));
      expectAgreement(await both.atOnce(calls));
    },
  );
  await fc.assert(property, runsOf(40));
}, 600_000);

test('aggregations have the same results, or are refused with the same message', async () => {
  const property = fc.asyncProperty(
    dataSets(root),
    fc.array(fc.tuple(queryCases(root), aggregations), manyCases),
    async (documents, cases) => {
      expectAgreement(await load(documents));
      const calls = cases.map(([{ parent, query: structuredQuery }, aggregated]) => ({
        method: 'POST' as const,
        path: `${parent}:runAggregationQuery`,
        body: { structuredAggregationQuery: { structuredQuery, aggregations: aggregated } },
      }));
      expectAgreement(await both.atOnce(calls));
    },
  );
  await fc.assert(property, runsOf(20));
}, 600_000);
