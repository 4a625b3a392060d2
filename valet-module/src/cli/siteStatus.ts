import type { RolloutGuard } from 'shared-lib/contract/documents';
import { columns } from '../../../scripts/release/describe.ts';
import { describeCandidate } from '../../../scripts/release/describeCohort.ts';
import { entriesOf, type ServedSite } from '../registry/site.ts';

/** A table of the modules a site serves, and the details of one of them. */
export function siteStatus(site: ServedSite, module: string): string[] {
  const rows = [...entriesOf(site)].map(([name, { stable, candidate, previous }]) => [
    name,
    stable.version,
    candidate ? describeCandidate(candidate) : '-',
    previous?.version ?? '-',
    site.registered.has(name) ? 'registry' : 'site',
  ]);
  const own = site.registered.get(module);
  const lines = [
    `${site.origin}, shell ${site.shell.version} (contract ${site.shell.contract})`,
    '',
    ...columns([['', 'everyone', 'candidate', 'before', 'from'], ...rows]),
    '',
  ];
  if (!own)
    return [
      ...lines,
      site.hasRegistry
        ? `${module} isn't in the registry.`
        : `${module} isn't in a registry: this site has none.`,
    ];
  const { document, guard } = own;
  lines.push(`${module}: revision ${document.revision}, ${document.at}, ${document.by}: ${document.change}`);
  if (guard && guard.version === document.candidate?.version) lines.push(describeGuard(guard));
  return lines;
}

/** A rollout guard's decision, and the reason. */
function describeGuard({ version, percent, isHalted, reason }: RolloutGuard): string {
  const decision = isHalted ? `has halted ${version}` : `serves ${version} to ${percent}%`;
  return `The guard ${decision}${reason === undefined ? '' : `: ${reason}`}.`;
}
