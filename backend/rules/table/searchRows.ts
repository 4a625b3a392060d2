import { limit, orderBy, where, type QueryConstraint } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { getting, listing, type Row } from './Row.ts';
import { owner, runs } from './roles.ts';

/** One of the search's queries: who may run it sees its group. */
const group = (which: string, path: string, ...constraints: readonly QueryConstraint[]): Row =>
  listing(path, runs, () => [...constraints, limit(9)], `, the search’s ${which}`);

/** The queries of the header's search, by the groups they fill. */
export const searchRows: readonly Row[] = [
  group('units', paths.units(owner), where('unitNumber', '>=', '20'), where('unitNumber', '<', '20\uf8ff')),
  group(
    'units of named communities',
    paths.units(owner),
    where('unitNumber', 'in', ['12b', '12B']),
    where('communityId', 'in', ['maple', 'oak']),
  ),
  group(
    'residents by phone',
    paths.units(owner),
    where('phone', '>=', '+1202'),
    where('phone', '<', '+1202\uf8ff'),
  ),
  group('residents by name', paths.units(owner), where('residentKeys', 'array-contains', 'ana g')),
  group(
    'residents of named communities',
    paths.units(owner),
    where('communityId', 'in', ['maple', 'oak']),
    where('residentKeys', 'array-contains', 'ana g'),
  ),
  group('requests', paths.contactSubmissions(owner), where('number', '==', '7K3-P9Q')),
  group(
    'reports',
    paths.shiftReports(owner),
    where('communityId', 'in', ['maple', 'oak']),
    orderBy('serviceDate', 'desc'),
  ),
  group('cases', paths.violations(owner), where('caseNumber', '==', 'V-20261126-7')),
  getting(`${paths.binTags(owner)}/abc234def567`, runs, { communityId: 'birch', unitId: null }),
];
