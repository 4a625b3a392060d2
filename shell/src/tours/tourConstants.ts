/** Guided tours: delays in milliseconds. */
export const tourDelays = {
  beforeNextStep: 1500,
  missingTargetRetry: 1500,
  routeChangeRetry: 2000,
  beforeSettingsTabClick: 800,
  afterSettingsTabClick: 500,
} as const;

export const tourMissingTargetRetries = 3;

/** The areas a tour returns to when a target on them is missing. */
export const tourAreas = ['/communities', '/schedule', '/team', '/settings'] as const;

/** Targets that appear late, with a module's code, a tab or a dialog; if missing, the tour looks again. */
export const lateTourTargets = [
  'quick-reports',
  'settings-tab-operations',
  'settings-tab-sms',
  'settings-tab-checkpoints',
  'service-features',
  'violation-types',
  'sms-notifications',
  'qr-code-preview',
  'team-role-selector',
  'add-community',
] as const;
