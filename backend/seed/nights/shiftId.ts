/** The id that a field app gives to a shift's report and clock-in (docs/field-app.md). */
export const shiftIdOf = ({
  memberId,
  serviceDate,
  communityId,
}: {
  readonly memberId: string;
  readonly serviceDate: string;
  readonly communityId: string;
}): string => `${memberId}_${serviceDate}_${communityId}`;
