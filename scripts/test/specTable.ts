/**
 * Parts of the repository that only some of the browser tests visit. Every browser test depends on the other parts,
 * such as the shell, shared-lib, the build and the local Firebase.
 */
export const parts = [
  'mf-billing',
  'mf-communities',
  'mf-settings',
  'mf-team',
  'mf-tracking',
  'backend/functions',
  'scripts/bench',
  'scripts/deploy',
  'scripts/dev',
  'scripts/release',
  'scripts/test',
] as const;

export type Part = (typeof parts)[number];

const modules = ['mf-billing', 'mf-communities', 'mf-settings', 'mf-team', 'mf-tracking'] as const;
const released = ['mf-team', 'scripts/release'] as const;
const members = ['mf-team', 'backend/functions'] as const;

/** The parts that each browser test visits, by the name of its file in e2e/specs. */
export const specTable: Readonly<Record<string, readonly Part[]>> = {
  accessibility: modules,
  'add-community': ['mf-communities', 'mf-settings', 'backend/functions'],
  'add-member': members,
  areas: modules,
  'community-pages': ['mf-communities', 'mf-tracking', 'mf-team', 'backend/functions'],
  configuration: [],
  contract: modules,
  'damaged-data': ['mf-communities', 'mf-team', 'backend/functions'],
  deactivation: members,
  'dead-module': modules,
  'deep-links': modules,
  'dev-on-site': [...released, 'mf-billing', 'scripts/dev'],
  directory: ['mf-team', 'backend/functions'],
  docs: ['mf-team'],
  'employee-edit': members,
  employee: ['mf-team', 'mf-tracking'],
  focus: members,
  headers: modules,
  help: ['mf-team'],
  'import-members': members,
  'last-known': ['mf-communities', 'mf-team'],
  layout: modules,
  'lazy-parts': modules,
  live: [...modules, 'backend/functions'],
  'module-versions': [...released, ...modules],
  nights: ['mf-tracking', 'backend/functions'],
  notifications: [],
  offline: ['mf-communities', 'mf-settings', 'mf-team'],
  'one-instance': modules,
  'password-reset': [],
  phone: modules,
  reactivation: members,
  'read-budget': [...modules, 'backend/functions'],
  recovery: modules,
  'release-day': released,
  releases: modules,
  requests: ['mf-team'],
  'requests-conflicts': ['mf-team'],
  restart: ['mf-settings', 'mf-team'],
  'route-matrix': modules,
  'schedule-changes': ['mf-team'],
  'schedule-editing': ['mf-team'],
  'schedule-views': ['mf-team'],
  schedule: ['mf-team'],
  search: modules,
  'sign-in': modules,
  startup: modules,
  table: ['mf-team'],
  'team-migration': members,
  tours: modules,
  'tracking-lists': ['mf-tracking', 'mf-team', 'mf-communities'],
  'warm-reload': members,
};
