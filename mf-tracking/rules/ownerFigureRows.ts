import { paths } from 'shared-lib/domain';
import { noOne, owner, type Role } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const figures = paths.ownerFigures(owner);
const labor = `${figures}/labor`;
const cost = { hourCostCents: 2_150 };
const onlyOwner: readonly Role[] = ['owner'];

/** The cost of an hour: no Admin may even read it. */
export const ownerFigureRows: Row[] = [
  getting(labor, onlyOwner, cost),
  listing(figures, onlyOwner),
  creating('the cost of an hour', figures, 'labor', cost, onlyOwner),
  updating('another cost', labor, cost, { hourCostCents: 0 }, onlyOwner),
  updating('none', labor, cost, { hourCostCents: null }, onlyOwner),
  updating('a negative cost', labor, cost, { hourCostCents: -1 }, noOne, onlyOwner),
  updating('more than $1,000', labor, cost, { hourCostCents: 100_001 }, noOne, onlyOwner),
  updating('half a cent', labor, cost, { hourCostCents: 0.5 }, noOne, onlyOwner),
  updating('a text', labor, cost, { hourCostCents: '20' }, noOne, onlyOwner),
  updating('one more field', labor, cost, { note: 'x' }, noOne, onlyOwner),
  creating('another figure', figures, 'rent', cost, noOne, onlyOwner),
  deleting(labor, cost, noOne),
];
