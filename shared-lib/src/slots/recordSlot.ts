import { createContext, useContext } from 'react';

/** The id of the record whose page a part in the slot `record.activity` is on. */
export const RecordSlotContext = createContext<string | null>(null);

/**
 * The id of the record that the part belongs to.
 * @throws outside the slot `record.activity`
 */
export function useRecordOfSlot(): string {
  const id = useContext(RecordSlotContext);
  if (id === null) throw new Error('A record’s changes belong in the slot record.activity');
  return id;
}
