import type { Ledger } from './Ledger.ts';
import type { Kind, Tables } from './objects.ts';

/** Objects to begin with, by kind. Nobody is told of them by webhook. */
export type SeedRows = { readonly [K in Kind]?: readonly Tables[K][] };

/** Puts objects in; those that are there already stay as they are. @returns how many were added */
export const seedRows = (ledger: Ledger, rows: SeedRows): number =>
  ledger.run((act) => {
    let added = 0;
    const add = <K extends Kind>(kind: K): void => {
      for (const object of rows[kind] ?? []) {
        if (act.rows.get(kind, object.id)) continue;
        act.rows.put(kind, object);
        added += 1;
      }
    };
    for (const kind of Object.keys(rows) as Kind[]) add(kind);
    return added;
  });
