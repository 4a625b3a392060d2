import type { ServiceLog } from 'shared-lib/domain';

/** The doors that a specialist recorded just before and just after one; null at the start and end of a shift. */
export interface AdjacentDoors {
  readonly before: ServiceLog | null;
  readonly after: ServiceLog | null;
}

/**
 * Finds the doors next to a visit on the specialist's route. Corrected entries and other visits to the same door don't count.
 * @param before the shift's service logs up to the visit, the latest first
 * @param after those from the visit on, the earliest first
 */
export function adjacentDoors(
  visit: Pick<ServiceLog, 'unitId'>,
  before: readonly ServiceLog[],
  after: readonly ServiceLog[],
): AdjacentDoors {
  const isOther = ({ unitId, corrected }: ServiceLog) => unitId !== visit.unitId && corrected === null;
  const previous = before.find(isOther) ?? null;
  // Two doors recorded at the same moment are in both lists.
  const next = after.find((log) => isOther(log) && log.unitId !== previous?.unitId) ?? null;
  return { before: previous, after: next };
}
