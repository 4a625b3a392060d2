import type { Firestore } from 'firebase-admin/firestore';
import type { SeedRows } from '../../local-payments/store/seedRows.ts';

/** Local payments, as the seed reaches them. */
export interface LocalPages {
  /** Origin of the hosted pages. */
  readonly address: string;
  /** Adds objects that are not there yet. @throws Error when that fails */
  readonly add: (rows: SeedRows) => Promise<void>;
}

/**
 * The local payments of this start; null without them.
 * @param address from the environment
 * @throws Error when it is not of this machine: the seed writes nowhere else
 */
export const localPagesAt = (address: string | undefined): LocalPages | null => {
  if (address === undefined || address === '') return null;
  const { hostname, origin } = new URL(address);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost')
    throw new Error(`The seed writes to local payments alone, not to ${origin}.`);
  return {
    address: origin,
    add: async (rows) => {
      const answer = await fetch(`${origin}/control/seed`, { method: 'POST', body: JSON.stringify(rows) });
      if (!answer.ok) throw new Error(`Local payments could not be seeded: ${await answer.text()}`);
    },
  };
};

/** Leads the links of invoices to the hosted pages of this start, whose port may be another. @param invoices their paths */
export const leadToPages = async (
  firestore: Firestore,
  invoices: readonly string[],
  address: string,
): Promise<void> => {
  if (invoices.length === 0) return;
  const found = await firestore.getAll(...invoices.map((path) => firestore.doc(path)));
  const batch = firestore.batch();
  for (const { exists, ref } of found) {
    if (!exists) continue;
    const page = `${address}/invoice/${ref.id}`;
    batch.update(ref, { hosted_invoice_url: page, invoice_pdf: `${page}/pdf` });
  }
  await batch.commit();
};
