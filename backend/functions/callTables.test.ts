import * as billing from 'mf-billing/domain';
import * as communities from 'mf-communities/domain';
import * as settings from 'mf-settings/domain';
import * as team from 'mf-team/domain';
import * as tracking from 'mf-tracking/domain';
import * as registry from 'shared-lib/contract/registry';
import * as core from 'shared-lib/domain';
import * as open from 'shared-lib/domain/open-calls';
import * as functions from './index.ts';

/** The names in the tables of calls, whose constants are all called `…Calls`. */
const inTables = new Set(
  [core, open, registry, team, communities, tracking, settings, billing].flatMap((domain) =>
    Object.entries(domain)
      .filter(([name]) => name.endsWith('Calls'))
      .flatMap(([, table]) => Object.keys(table as object)),
  ),
);

const callables = Object.entries(functions)
  .filter(([, { __endpoint }]) => 'callableTrigger' in __endpoint)
  .map(([name]) => name);

test('every callable is in a call table, and vice versa', () => {
  expect(callables.length).toBeGreaterThan(80);
  expect(callables.toSorted()).toEqual([...inTables].toSorted());
});
