import type { Ledger } from './Ledger.ts';
import type { Kind, Tables } from './objects.ts';

/** Initial objects by kind. They emit no webhook events. */
export type SeedRows = { readonly [K in Kind]?: readonly Tables[K][] };

/**
 * Updates the addresses of hosted pages: at an earlier start, or where the objects were created, the port may have been different.
 * @param pages origin of the hosted pages
 */
export const updatePageAddresses = (ledger: Ledger, pages: string): void =>
  ledger.note((rows) => {
    for (const invoice of rows.all('invoice')) {
      const address = `${pages}/invoice/${invoice.id}`;
      if (invoice.hosted_invoice_url !== address)
        rows.put('invoice', { ...invoice, hosted_invoice_url: address, invoice_pdf: `${address}/pdf` });
    }
    for (const session of rows.all('checkoutSession')) {
      const url = `${pages}/checkout/${session.id}`;
      if (session.url !== null && session.url !== url) rows.put('checkoutSession', { ...session, url });
    }
  });

/** Adds objects; existing ones stay unchanged. @returns how many were added */
export const seedRows = (ledger: Ledger, rows: SeedRows): number =>
  ledger.run((operation) => {
    let added = 0;
    const add = <K extends Kind>(kind: K): void => {
      for (const object of rows[kind] ?? []) {
        if (operation.rows.get(kind, object.id)) continue;
        operation.rows.put(kind, object);
        added += 1;
      }
    };
    for (const kind of Object.keys(rows) as Kind[]) add(kind);
    return added;
  });
