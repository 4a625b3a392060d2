import type { Firestore } from 'firebase-admin/firestore';
import type { SeedRows } from '../../local-payments/store/seedRows.ts';

/** The seed's access to local payments. */
export interface LocalPages {
  /** Origin of the hosted pages. */
  readonly address: string;
  /**
   * Adds missing objects.
   * @throws Error if that fails
   */
  readonly add: (rows: SeedRows) => Promise<void>;
}

/**
 * The current local payments; null if not running.
 * @param address from the environment
 * @throws Error if it isn't on this machine: the seed writes nowhere else
 */
export const localPagesAt = (address: string | undefined): LocalPages | null => {
  if (address === undefined || address === '') return null;
  const { hostname, origin } = new URL(address);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost')
    throw new Error(`The seed writes only to local payments, not to ${origin}.`);
  return {
    address: origin,
    add: async (rows) => {
      const answer = await fetch(`${origin}/control/seed`, { method: 'POST', body: JSON.stringify(rows) });
      if (!answer.ok) throw new Error(`Local payments could not be seeded: ${await answer.text()}`);
    },
  };
};

/**
 * Points invoices' links to the current hosted pages, whose port may have changed.
 * @param invoices their paths
 */
export const updatePageAddresses = async (
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
