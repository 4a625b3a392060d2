interface DoorPlace {
  readonly communityId: string;
  readonly unitId: string;
  /** `YYYY-MM-DD`; null for the community's last night with records. */
  readonly night: string | null;
}

/** The address of a unit's door card on a night, from any area. */
export const doorAddress = ({ communityId, unitId, night }: DoorPlace): string =>
  `/units?${new URLSearchParams({ community: communityId, ...(night !== null && { night }), open: unitId })}`;
