import { communityExportColumns, type CommunityExportColumn } from 'mf-communities/domain';
import type { Community } from 'shared-lib/domain';
import { weekdayNames } from 'shared-lib/i18n';

/** A community with the names of its specialists. */
export interface ExportedCommunity extends Pick<Community, Exclude<CommunityExportColumn, 'agents'>> {
  readonly agents: string;
}

interface ExportWords {
  readonly labelOf: (column: CommunityExportColumn) => string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/**
 * The lines of a file of communities, which can be imported unchanged.
 * @param chosen columns, in any order
 */
export function exportLines(
  communities: readonly ExportedCommunity[],
  chosen: readonly CommunityExportColumn[],
  { labelOf, language }: ExportWords,
): (string | number | null)[][] {
  const columns = communityExportColumns.filter((column) => chosen.includes(column));
  const cell = (community: ExportedCommunity, column: CommunityExportColumn) =>
    column === 'serviceDays' ? weekdayNames(community.serviceDays, language) : community[column];
  return [
    columns.map(labelOf),
    ...communities.map((community) => columns.map((column) => cell(community, column))),
  ];
}
