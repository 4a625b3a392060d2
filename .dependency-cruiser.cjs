/** The directions of imports (ARCHITECTURE.md). A breach fails `npm test`. */
const modules = '^mf-[a-z]+/';

/** Code that pages and functions share: the domains of the core and the areas. */
const domains = '^(shared-lib/src|mf-[a-z]+)/domain/';

/** An area's permission tables, for the tests of all rules. */
const rowsOfRules = '^mf-[a-z]+/rules/';

/** The Cloud Functions of the areas. */
const functionsOfAreas = '^mf-[a-z]+/functions/';

const tests = '\\.(fixture|test)\\.ts$';

/**
 * The areas, each with those whose records its functions read by their own schemas: a scan of mf-tracking is noted on the tag of
 * mf-communities, where residents answer notices, too.
 */
const readByFunctions = {
  'mf-team': [],
  'mf-communities': [],
  'mf-tracking': ['mf-communities'],
  'mf-settings': [],
  'mf-billing': [],
};

/** Folders of the core's functions that still decide by an area's rules; no other may begin to. */
const coreByRulesOfAreas = [
  ...['broadcasts', 'business', 'codes', 'contact', 'contactAnswers', 'damaged', 'members', 'replies'],
  'messages/recordMailFailure',
  'notifications/pushNotification',
];

/** What each folder of the schedule may import of the others; `pages` puts them together (mf-team/README.md). */
const schedule = {
  rows: [],
  editing: ['rows'],
  drag: ['rows', 'editing'],
  copyWeek: ['rows', 'editing'],
  grid: ['rows', 'editing'],
  toolbar: ['rows', 'editing', 'grid'],
  offer: ['rows', 'editing'],
  panel: ['rows', 'editing', 'grid', 'toolbar', 'offer'],
  week: ['rows', 'editing', 'grid', 'panel'],
  month: ['rows', 'editing', 'grid'],
  agents: ['rows', 'editing', 'grid'],
};

module.exports = {
  forbidden: [
    ...Object.entries(schedule).map(([folder, below]) => ({
      name: `schedule-${folder}`,
      comment: 'A folder of the schedule imports those below it alone.',
      severity: 'error',
      from: { path: `^mf-team/src/schedule/${folder}/` },
      to: {
        path: '^mf-team/src/schedule/',
        pathNot: `^mf-team/src/schedule/(${[folder, ...below].join('|')})/`,
      },
    })),
    {
      name: 'schedule-from-outside',
      comment: 'The rest of mf-team knows the schedule’s page, its part in other pages, and its texts.',
      severity: 'error',
      from: { path: '^mf-team/src/', pathNot: '^mf-team/src/schedule/' },
      to: {
        path: '^mf-team/src/schedule/',
        pathNot: '/(SchedulePage|ReassignRound)\\.tsx$|/texts/(en|es)\\.ts$',
      },
    },
    {
      name: 'module-to-module',
      comment: 'A module never imports another module; they meet in slots.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/', pathNot: functionsOfAreas },
      to: { path: modules, pathNot: '^$1/' },
    },
    {
      name: 'module-to-shell',
      comment: 'A module knows the shell only through the contract.',
      severity: 'error',
      from: { path: modules, pathNot: `${rowsOfRules}|${functionsOfAreas}` },
      to: { path: '^(shell|backend|build|scripts|e2e)/' },
    },
    {
      name: 'pages-to-functions',
      comment: 'Pages call functions; they import none.',
      severity: 'error',
      from: { path: modules, pathNot: functionsOfAreas },
      to: { path: functionsOfAreas },
    },
    ...Object.entries(readByFunctions).map(([area, others]) => ({
      name: `functions-of-${area}`,
      comment:
        "An area's functions may use its domain, that of the core, the kernel and what the core's functions share.",
      severity: 'error',
      from: { path: `^${area}/functions/`, pathNot: tests },
      to: {
        path: `${modules}|^(shared-lib|shell|backend|build|scripts|e2e)/`,
        pathNot: [
          `^${area}/functions/`,
          ...[area, ...others].map((name) => `^${name}/domain/`),
          '^shared-lib/src/domain/',
          '^backend/(kernel|functions/core)/',
        ].join('|'),
      },
    })),
    {
      name: 'tests-of-area-functions-to-app',
      comment:
        "Tests of an area's functions may start the backend; of the page they know the domain packages alone.",
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/functions/.*\\.(fixture|test)\\.ts$' },
      to: { path: `${modules}|^(shared-lib|shell|build|e2e)/`, pathNot: `^$1/functions/|${domains}` },
    },
    {
      name: 'shell-to-module',
      comment: 'The shell loads modules at run time and imports none of their source.',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `${modules}|^(backend|build|scripts|e2e)/` },
    },
    {
      name: 'shared-lib-to-app',
      comment: 'shared-lib is the ground floor.',
      severity: 'error',
      from: { path: '^shared-lib/' },
      to: { path: `${modules}|^(shell|backend|build|scripts|e2e)/` },
    },
    {
      name: 'domain-is-pure',
      comment:
        'The domain package is shared with the Cloud Functions: no React, no Firebase; of shared-lib only the comparison of text, which is as pure.',
      severity: 'error',
      from: { path: '^shared-lib/src/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-lib/src/(domain|search)/|node_modules/(zod|libphonenumber-js)/' },
    },
    {
      name: 'phone-metadata-in-the-page',
      comment:
        'What is known of the phone numbers of all countries comes with an import or the first phone field.',
      severity: 'error',
      from: {
        path: '^(shared-lib|shell|mf-[a-z]+)/src',
        pathNot: '\\.test\\.ts$|^shared-lib/src/(domain/phone|ui/importing)/',
      },
      to: { path: '^shared-lib/src/domain/phone/|node_modules/libphonenumber-js/', dynamic: false },
    },
    {
      name: 'area-domain-is-pure',
      comment:
        'What an area decides is shared with its functions: of shared-lib it knows the domain package, and the comparison of text, which is as pure.',
      severity: 'error',
      from: { path: '^(mf-[a-z]+)/domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^$1/domain/|^shared-lib/src/(domain|search)/' },
    },
    {
      name: 'kit-in-area-data',
      comment: 'What asks Firestore or calls a function lies in the data folder of its area.',
      severity: 'error',
      from: { path: '^mf-[a-z]+/', pathNot: '^mf-[a-z]+/src/data/' },
      to: { path: '^shared-lib/src/data/kit\\.ts$' },
    },
    {
      name: 'contract-is-pure',
      comment: 'The build runs the contract in Node.',
      severity: 'error',
      from: { path: '^shared-lib/src/contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared-lib/src/contract/|node_modules/(zod|@types/react|react)/' },
    },
    {
      name: 'functions-to-app',
      comment:
        'Of the app, functions and seed may use the domain packages and the contract only; their tests may start the local Firebase, or its Auth, Firestore, Storage and Outbox, and the webhook.',
      severity: 'error',
      from: {
        path: '^backend/(functions|kernel|seed)/',
        pathNot: '/own(Auth|Firebase|Firestore|Outbox|Payments|Registry|Storage)\\.fixture\\.ts$',
      },
      to: {
        path: `^shared-lib/src/|${modules}|^shell/|^e2e/|^backend/local/`,
        pathNot: `${domains}|^shared-lib/src/contract/|${functionsOfAreas}`,
      },
    },
    {
      name: 'core-to-areas',
      comment:
        'The core, the kernel and the seed know no function of an area; what they share is in the core.',
      severity: 'error',
      from: { path: '^backend/(functions|kernel|seed)/', pathNot: `${tests}|^backend/functions/index\\.ts$` },
      to: { path: functionsOfAreas },
    },
    {
      name: 'core-functions-to-area-domains',
      comment: "What an area decides is called by the area's own functions.",
      severity: 'error',
      from: {
        path: '^backend/functions/core/',
        pathNot: `${tests}|^backend/functions/core/(${coreByRulesOfAreas.join('|')})[/.]`,
      },
      to: { path: '^mf-[a-z]+/domain/' },
    },
    {
      name: 'core-decisions-are-pure',
      comment: "What the core's functions alone decide knows neither Firebase nor the kernel.",
      severity: 'error',
      from: { path: '^backend/functions/core/[a-zA-Z]+/domain/', pathNot: tests },
      to: { pathNot: '^backend/functions/core/[a-zA-Z]+/domain/|^shared-lib/src/(domain|contract)/' },
    },
    {
      name: 'kernel-to-functions',
      comment: 'The kernel is what functions share: it knows none of them.',
      severity: 'error',
      from: { path: '^backend/kernel/', pathNot: tests },
      to: { path: '^backend/functions/' },
    },
    {
      name: 'live-to-app',
      comment:
        'The living night is a field app: of the app it uses the domain packages, and of the seed its accounts, chance and pictures.',
      severity: 'error',
      from: { path: '^backend/live/' },
      to: {
        path: `^shared-lib/src/|${modules}|^shell/|^e2e/|^scripts/|^backend/(local|functions|kernel)/`,
        pathNot: domains,
      },
    },
    {
      name: 'local-firebase-to-app',
      comment: 'The local Firebase is of use elsewhere and knows nothing of the app.',
      severity: 'error',
      from: { path: '^backend/local/' },
      to: {
        path: `^shared-lib/|${modules}|^shell/|^e2e/|^build/|^scripts/|^backend/(functions|kernel|seed)/`,
      },
    },
    {
      name: 'local-payments-to-app',
      comment: 'Local payments are the other end of Stripe: they know its API, and nothing of the app.',
      severity: 'error',
      from: { path: '^backend/local-payments/' },
      to: {
        path: `^shared-lib/|${modules}|^shell/|^e2e/|^build/|^scripts/|^backend/(functions|kernel|seed|live|local)/`,
      },
    },
    {
      name: 'functions-to-local-payments',
      comment: 'Functions know Stripe alone; their tests may start local payments.',
      severity: 'error',
      from: { path: `^backend/(functions|kernel)/|${functionsOfAreas}`, pathNot: tests },
      to: { path: '^backend/local-payments/' },
    },
    {
      name: 'firebase-only-in-shared-lib',
      comment: 'In the browser, Firebase is reached through shared-lib.',
      severity: 'error',
      from: { path: `${modules}|^shell/`, pathNot: `${rowsOfRules}|${functionsOfAreas}` },
      to: { path: 'node_modules/(@?firebase)/' },
    },
    {
      name: 'zod-whole-in-the-page',
      comment: 'The whole of zod is 20 KB more than zod/mini on every page.',
      severity: 'error',
      from: { path: '^(shared-lib|shell|mf-[a-z]+)/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^node_modules/zod/(?!v4/mini|mini)' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-test',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.test\\.tsx?$' },
    },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(dist|site|\\.data|coverage|scripts/bench/peers/apps)/|/dist-functions/|/node_modules/.*\\.css$',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
