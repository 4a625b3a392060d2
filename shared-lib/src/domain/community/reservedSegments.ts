/**
 * First segments of the product's own addresses. They rank before the public pages, `/{businessName}/{communityName}`, which
 * have the same shape as `/team/{id}`, so none of them can be the slug of a business. The build refuses a module with a route
 * whose first segment is missing here. `mf-` and what follows it is reserved whole: hosting keeps it for the modules' files, those of
 * modules to come too.
 */
export const reservedSegments = [
  '404',
  '__',
  'assets',
  'checkpoints',
  'clock-in-outs',
  'communities',
  'docs',
  'help',
  'login',
  'notifications',
  'onboarding',
  'pricing',
  'releases',
  'releases.json',
  'schedule',
  'settings',
  'shell',
  'shift-report',
  't',
  'team',
  'tracking',
  'ui',
  'units',
  'violations',
] as const;

const reserved: ReadonlySet<string> = new Set(reservedSegments);

/** Whether a first segment belongs to the product itself. */
export const isReservedSegment = (segment: string): boolean => {
  const small = segment.toLowerCase();
  return reserved.has(small) || small.startsWith('mf-');
};
