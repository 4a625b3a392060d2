import type { BinTag } from 'mf-communities/domain';
import { binTagRows } from './binTagRows.ts';

const tag = (more: Partial<BinTag>): BinTag => ({
  id: 't1',
  createdAt: null,
  updatedAt: null,
  createdBy: null,
  communityId: 'maple',
  unitId: null,
  label: '',
  status: 'unassigned',
  printBatchId: null,
  printedAt: null,
  assignedAt: null,
  replacedById: null,
  lastScanAt: null,
  scanCount: 0,
  history: [],
  ...more,
});
const units = [
  { id: 'u1', building: 'A', unitNumber: '101' },
  { id: 'u2', building: null, unitNumber: '7' },
];

test.each([
  ['with its building', tag({ unitId: 'u1', label: 'A-101' }), { label: 'A-101', unit: 'A-101' }],
  ['without a building', tag({ unitId: 'u2' }), { label: 't1', unit: '7' }],
  ['at no door', tag({}), { unit: null }],
  ['at a deleted unit', tag({ unitId: 'u9' }), { unit: '' }],
  ['replaced by another', tag({ status: 'lost', replacedById: 't2' }), { isReplaced: true }],
])('%s', (_, binTag, expected) => {
  expect(binTagRows([binTag], units)).toMatchObject([expected]);
});

test('a unit that is still loading isn’t shown as deleted', () => {
  expect(binTagRows([tag({ unitId: 'u1' })], null)).toMatchObject([{ unit: '…' }]);
});
