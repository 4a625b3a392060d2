import { createContext, useContext } from 'react';

/** The id of the record whose page or panel shows a part in a slot `record.*`, `member.*` or `community.*`. */
export const RecordSlotContext = createContext<string | null>(null);

/**
 * The id of the record that a part is about.
 * @throws outside of those slots
 */
export function useRecordOfSlot(): string {
  const id = useContext(RecordSlotContext);
  if (id === null)
    throw new Error('A part about a record belongs in a slot record.*, member.* or community.*');
  return id;
}
