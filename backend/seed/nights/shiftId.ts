/** The id that a field app gives the report and the clock-in of a shift (docs/field-app.md). */
export const shiftIdOf = ({
  memberId,
  serviceDate,
  communityId,
}: {
  readonly memberId: string;
  readonly serviceDate: string;
  readonly communityId: string;
}): string => `${memberId}_${serviceDate}_${communityId}`;
