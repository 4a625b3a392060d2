import type { Query, Transaction } from 'firebase-admin/firestore';
import { clockInOutSchema, paths, payrollSchema, readPayload, type Payroll } from 'shared-lib/domain';
import { payRowsSchema, type PaidRecord, type PayNights, type FrozenPay } from 'mf-tracking/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** The fields read from a record: what pay is computed from, and the member and community. */
const paidFields = [
  'serviceDate',
  'memberId',
  'communityId',
  'status',
  'clockInAt',
  'clockOutAt',
  'breakMin',
  'approvedAt',
] as const satisfies readonly (keyof PaidRecord)[];

/** All records of some nights. */
export const recordsOfNights = (customerId: string, { from, to }: PayNights): Query =>
  firestore()
    .collection(paths.clockInOuts(customerId))
    .where('serviceDate', '>=', from)
    .where('serviceDate', '<=', to);

/**
 * The paid and unpaid time of some nights. Throws if a record can't be read, rather than return an incomplete
 * result.
 */
export const readPaid = async (
  read: (query: Query) => ReturnType<Query['get']>,
  customerId: string,
  nights: PayNights,
): Promise<PaidRecord[]> => {
  const { docs } = await read(recordsOfNights(customerId, nights).select(...paidFields));
  return docs.map((document) => {
    const record = recordOf(clockInOutSchema, document);
    if (!record) throw new Error(`${document.ref.path} is damaged`);
    return record;
  });
};

/** The rows frozen by a lock, and their members' names. */
export const readFrozen = async (customerId: string, from: string): Promise<FrozenPay> => {
  const { docs } = await firestore().collection(paths.payRows(customerId, from)).get();
  const parts = docs
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .map((document) => {
      const part = recordOf(payRowsSchema, document);
      if (!part) throw new Error(`${document.ref.path} is damaged`);
      return part;
    });
  return {
    rows: parts.flatMap(({ rows }) => rows),
    names: Object.assign({}, ...parts.map(({ names }) => names)) as FrozenPay['names'],
  };
};

/** A business's pay settings; damaged ones count as unset. */
export const readPayroll = async (transaction: Transaction, customerId: string): Promise<Payroll> => {
  const found = await transaction.get(firestore().doc(paths.settingsSection(customerId, 'payroll')));
  const read = readPayload(payrollSchema, found.data() ?? {});
  if (read.ok) return read.value;
  const untouched = readPayload(payrollSchema, {});
  if (!untouched.ok) throw new Error(untouched.error);
  return untouched.value;
};
