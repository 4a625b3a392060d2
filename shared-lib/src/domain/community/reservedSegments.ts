/**
 * First segments of the product's own addresses. They have precedence over public pages,
 * `/{businessName}/{communityName}`, which have the same shape as `/team/{id}`, so no business can use one as its
 * slug. The build refuses a module with a route whose first segment is missing here. `mf-` is reserved as a prefix:
 * hosting uses it for the files of present and future modules.
 */
export const reservedSegments = [
  '404',
  '__',
  'activity',
  'assets',
  'checkpoints',
  'clock-in-outs',
  'communities',
  'docs',
  'help',
  'login',
  'modules',
  'notifications',
  'onboarding',
  'pricing',
  'proof',
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
