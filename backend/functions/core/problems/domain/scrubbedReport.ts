import { problemReportOf, type ProblemReport } from 'shared-lib/domain';

/** The same report without any personal data that its sender left in it. */
export const scrubbedReport = ({
  what,
  detail,
  module,
  version,
  cohort,
  reason,
}: ProblemReport): ProblemReport =>
  problemReportOf({ what, detail, origin: { module, version, cohort, reason } }, version);
