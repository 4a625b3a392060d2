/** The path of every document. No other code spells out a Firestore path. */

const customer = (customerId: string) => `customers/${customerId}`;

const collection = (name: string) => (customerId: string) => `${customer(customerId)}/${name}`;

// Each is spelled out because the index check reads them from the source.
const collections = {
  team: collection('team'),
  communities: collection('communities'),
  schedule: collection('schedule'),
  requests: collection('requests'),
  subscriptions: collection('subscriptions'),
  notifications: collection('notifications'),
  shiftReports: collection('shiftReports'),
  clockInOuts: collection('clockInOuts'),
  checkpoints: collection('checkpoints'),
  checkpointScans: collection('checkpointScans'),
  units: collection('units'),
  violations: collection('violations'),
  violationTypes: collection('violationTypes'),
  serviceLogs: collection('serviceLogs'),
  binTags: collection('binTags'),
  binTagBatches: collection('binTagBatches'),
  contactSubmissions: collection('contactSubmissions'),
  textSignUps: collection('textSignUps'),
  supportRequests: collection('supportRequests'),
  directory: collection('directory'),
  nights: collection('nights'),
  counts: collection('counts'),
  slugs: collection('slugs'),
  changes: collection('changes'),
  unitLists: collection('unitLists'),
  payPeriods: collection('payPeriods'),
  doorMonths: collection('doorMonths'),
  scoreMonths: collection('scoreMonths'),
  rounds: collection('rounds'),
  ownerFigures: collection('ownerFigures'),
  suppressions: collection('suppressions'),
  consents: collection('consents'),
  dataExports: collection('exports'),
  reprints: collection('reprints'),
  notificationSettings: collection('notificationSettings'),
  digestTurns: collection('digestTurns'),
  broadcasts: collection('broadcasts'),
  smsTemplates: collection('smsTemplates'),
  answerTemplates: collection('answerTemplates'),
  checkoutSessions: collection('checkout_sessions'),
  planChanges: collection('planChanges'),
  managerLinks: collection('managerLinks'),
  managerTurns: collection('managerTurns'),
  closureRequests: collection('closureRequests'),
  doorProofs: collection('doorProofs'),
  shiftSwaps: collection('shiftSwaps'),
  repairs: collection('repairs'),
  businessActivity: collection('businessActivity'),
} as const;

/** A business's collection, by its key in `paths`. */
export type AccountCollection = keyof typeof collections;

const documentOf = (name: AccountCollection) => (customerId: string, id: string) =>
  `${collections[name](customerId)}/${id}`;

const community = documentOf('communities');

const assignedAgents = (customerId: string, communityId: string) =>
  `${community(customerId, communityId)}/assignedAgents`;

const personalNotifications = documentOf('notificationSettings');

const night = documentOf('nights');

const nightShards = (customerId: string, date: string) => `${night(customerId, date)}/shards`;

const subscription = documentOf('subscriptions');

/**
 * Paths of collections (plural, by customer id) and of documents addressed individually. The arguments are document
 * ids; ids contain no slash.
 */
export const paths = {
  customers: () => 'customers',
  customer,
  ...collections,
  community,
  assignedAgents,
  /** @param day a weekday key, which is the document's id */
  assignedAgent: (customerId: string, communityId: string, day: string) =>
    `${assignedAgents(customerId, communityId)}/${day}`,
  /** Access information: gate and compactor codes. */
  communityAccess: (customerId: string, communityId: string) =>
    `${community(customerId, communityId)}/restricted/access`,
  /** The office's notes on a round. @param date `YYYY-MM-DD`, which is the document's id */
  roundNotes: (customerId: string, communityId: string, date: string) =>
    `${community(customerId, communityId)}/roundNotes/${date}`,
  /** A community's activity log. */
  communityActivity: (customerId: string, communityId: string) =>
    `${community(customerId, communityId)}/activity`,
  teamMember: documentOf('team'),
  /** @param date `YYYY-MM-DD`, which is the document's id */
  scheduleNight: (customerId: string, date: string) => `${collections.schedule(customerId)}/${date}`,
  /** @param subscriptionId the payment provider's, which is the document's id */
  invoices: (customerId: string, subscriptionId: string) =>
    `${collections.subscriptions(customerId)}/${subscriptionId}/invoices`,
  requestRecord: documentOf('requests'),
  /** A swap of shifts; its record of requests has the same id. */
  shiftSwap: documentOf('shiftSwaps'),
  /** @param section a key of `settingsSchemas`, which is the document's id */
  settingsSection: (customerId: string, section: string) => `${customer(customerId)}/settings/${section}`,
  /** A user's saved views of a list. */
  listViews: (customerId: string, uid: string, list: string) =>
    `${customer(customerId)}/listViews/${uid}/lists/${list}`,
  violationType: documentOf('violationTypes'),
  notification: documentOf('notifications'),
  /** Notifications of someone who runs the business. */
  personalNotifications,
  /** The notifications of an Admin who has a separate list. */
  ownNotifications: (customerId: string, uid: string) =>
    `${personalNotifications(customerId, uid)}/notifications`,
  /** Whether emails to someone who runs the business arrived. */
  personalMail: (customerId: string, uid: string, mail: 'told' | 'emailChange') =>
    `${personalNotifications(customerId, uid)}/mails/${mail}`,
  /** The devices that show push notifications of someone who runs the business. */
  pushDevices: (customerId: string, uid: string) => `${personalNotifications(customerId, uid)}/devices`,
  /** When a user's next digest is due. */
  digestTurn: documentOf('digestTurns'),
  /** Rows of some members, communities or assignments. @param shard from `shardOf` */
  directoryShard: (customerId: string, kind: string, shard: number) =>
    `${collections.directory(customerId)}/${kind}-${shard}`,
  /** The totals of a night. @param date `YYYY-MM-DD`, which is the document's id */
  night,
  nightShards,
  /** Rows of a night's records at some communities. @param shard from `shardOf` */
  nightShard: (customerId: string, date: string, shard: number) =>
    `${nightShards(customerId, date)}/${shard}`,
  /** The change marker for records of a kind. @param kind from `cachedKinds`, which is the document's id */
  recordChanges: (customerId: string, kind: string) => `${collections.changes(customerId)}/${kind}`,
  /** Rows of some units of a community. @param shard from `shardOf` */
  unitListShard: (customerId: string, communityId: string, shard: number) =>
    `${collections.unitLists(customerId)}/${communityId}-${shard}`,
  /** What happened at a community's doors in a calendar month. @param month `YYYY-MM` */
  doorMonth: (customerId: string, communityId: string, month: string) =>
    `${collections.doorMonths(customerId)}/${communityId}_${month}`,
  /** Everything attached to a shift report. */
  round: documentOf('rounds'),
  shiftReport: documentOf('shiftReports'),
  formerMembers: (customerId: string) => `${customer(customerId)}/names/formerMembers`,
  planCounts: (customerId: string) => `${collections.counts(customerId)}/plan`,
  violationCounts: (customerId: string) => `${collections.counts(customerId)}/violations`,
  /** The last case number assigned for a night. @param date `YYYY-MM-DD` */
  caseNumbers: (customerId: string, date: string) => `${collections.counts(customerId)}/cases-${date}`,
  /** The point up to which the account's nights have been checked for late and missed shifts. */
  nightWatch: (customerId: string) => `${collections.counts(customerId)}/nightWatch`,
  summaryState: (customerId: string) => `${collections.counts(customerId)}/summaries`,
  /** The public pages of all communities of a business. */
  publicPages: (businessSlug: string) => `publicPages/${businessSlug}/communities`,
  /** A community's public page. */
  publicBusiness: (businessSlug: string) => `publicPages/${businessSlug}`,
  publicPage: (businessSlug: string, communitySlug: string) =>
    `publicPages/${businessSlug}/communities/${communitySlug}`,
  codes: () => 'codes',
  /** What anyone with a printed code may see. @param code a bin tag's id or a checkpoint's token */
  code: (code: string) => `codes/${code}`,
  /** The current place of a community's public pages. */
  codePlace: (placeId: string) => `codePlaces/${placeId}`,
  reprint: documentOf('reprints'),
  clockInOut: documentOf('clockInOuts'),
  /** @param from the first night, `YYYY-MM-DD`, which is the document's id */
  payPeriod: (customerId: string, from: string) => `${collections.payPeriods(customerId)}/${from}`,
  /** The approved rows of a locked period, several per document. */
  payRows: (customerId: string, from: string) => `${collections.payPeriods(customerId)}/${from}/rows`,
  checkpoint: documentOf('checkpoints'),
  unit: documentOf('units'),
  binTag: documentOf('binTags'),
  binTagBatch: documentOf('binTagBatches'),
  businessSlugs: () => 'businessSlugs',
  /**
   * The owner of a slug: a business, or a module with routes there. Slugs start addresses, so no two owners may
   * share one.
   */
  businessSlug: (slug: string) => `businessSlugs/${slug}`,
  /** The community a slug was assigned to, permanently: even after the community is deleted. */
  slug: documentOf('slugs'),
  /** @param suppressionId from `suppressionId` */
  suppression: (customerId: string, suppressionId: string) =>
    `${collections.suppressions(customerId)}/${suppressionId}`,
  dataExport: documentOf('dataExports'),
  supportRequest: documentOf('supportRequests'),
  /** Support request numbers, for the people who answer. */
  supportNumbers: () => 'supportNumbers',
  supportNumber: (number: number) => `supportNumbers/${number}`,
  /** The last number assigned. */
  lastSupportNumber: () => 'supportNumbers/last',
  /** Deletion jobs of businesses. @param customerId is the document's id */
  deletions: () => 'deletions',
  deletion: (customerId: string) => `deletions/${customerId}`,
  /** Export jobs. */
  exportJobs: () => 'exportJobs',
  exportJob: (exportId: string) => `exportJobs/${exportId}`,
  /** Links for choosing passwords. */
  accountLinks: () => 'accountLinks',
  /** @param hash of the link's token */
  accountLink: (hash: string) => `accountLinks/${hash}`,
  /** Password reset requests; each is deleted once answered. */
  passwordResets: () => 'passwordResets',
  /** Links that change a sign-in address or undo the change. */
  emailChanges: () => 'emailChanges',
  /** @param hash of the link's token */
  emailChange: (hash: string) => `emailChanges/${hash}`,
  /** Sign-ups whose email isn't confirmed yet. */
  signUps: () => 'signUps',
  /** @param hash of the link's token */
  signUp: (hash: string) => `signUps/${hash}`,
  /** Errors in users' browsers, for the product's operators. */
  problems: () => 'problems',
  problem: (problemId: string) => `problems/${problemId}`,
  rateCounters: () => 'rateCounters',
  rateCounter: (counterId: string) => `rateCounters/${counterId}`,
  /** Used proofs of public forms; none is valid twice. */
  usedProofs: () => 'usedProofs',
  usedProof: (proofId: string) => `usedProofs/${proofId}`,
  /** The key that signs the challenges of public forms. */
  formKey: () => 'formKeys/current',
  contactSubmission: documentOf('contactSubmissions'),
  textSignUp: documentOf('textSignUps'),
  /** A text sent to many residents. */
  broadcast: documentOf('broadcasts'),
  /** @param kind from `templatedKinds`, which is the document's id */
  smsTemplate: (customerId: string, kind: string) => `${collections.smsTemplates(customerId)}/${kind}`,
  answerTemplate: documentOf('answerTemplates'),
  /** How many texts were created in a month. @param month `YYYY-MM` */
  textCounts: (customerId: string, month: string) => `${collections.counts(customerId)}/texts-${month}`,
  /** When a user sent texts to their own phone. */
  testTexts: (customerId: string, uid: string) => `${collections.counts(customerId)}/testTexts-${uid}`,
  /** The payment provider's products. */
  products: () => 'products',
  product: (productId: string) => `products/${productId}`,
  prices: (productId: string) => `products/${productId}/prices`,
  price: (productId: string, priceId: string) => `products/${productId}/prices/${priceId}`,
  subscription,
  /** Charges for a subscription. */
  invoice: (customerId: string, subscriptionId: string, invoiceId: string) =>
    `${subscription(customerId, subscriptionId)}/invoices/${invoiceId}`,
  checkoutSession: documentOf('checkoutSessions'),
  /** Payment provider events that were already handled. */
  planChange: documentOf('planChanges'),
  paymentEvents: () => 'paymentEvents',
  paymentEvent: (eventId: string) => `paymentEvents/${eventId}`,
  /** A property manager's link. */
  managerLink: documentOf('managerLinks'),
  /** When emails to property managers are due: a night's proof, or a link's monthly statement. */
  managerTurn: documentOf('managerTurns'),
  closureRequest: documentOf('closureRequests'),
  /** The link that a manager's key opens. */
  managerKeys: () => 'managerKeys',
  /** @param hash of the key */
  managerKey: (hash: string) => `managerKeys/${hash}`,
  /** The link that a browser has opened. */
  managerSessions: () => 'managerSessions',
  /** @param hash of the session's token */
  managerSession: (hash: string) => `managerSessions/${hash}`,
  /** A shared proof of pickup. */
  doorProof: documentOf('doorProofs'),
  /** @param month `YYYY-MM`, which is the document's id */
  scoreMonth: documentOf('scoreMonths'),
  /** Figures that only the owner sees. @param name `labor` */
  ownerFigure: documentOf('ownerFigures'),
  /** The proof that a key opens. */
  proofKeys: () => 'proofKeys',
  /** @param hash of the key */
  proofKey: (hash: string) => `proofKeys/${hash}`,
  /** The modules in the registry. */
  modules: () => 'modules',
  /** A module's signed document. @param name such as `mf-team` */
  moduleDocument: (name: string) => `modules/${name}`,
  moduleVersions: (name: string) => `modules/${name}/versions`,
  /** The record of a published version; never changed. */
  moduleVersion: (name: string, version: string) => `modules/${name}/versions/${version}`,
  /** The operator's signed list of keys. */
  moduleKeys: () => 'moduleKeys/current',
  /** The module that has claimed a name on the page. @param name such as `slot dashboard.cards/team` */
  moduleName: (name: string) => `moduleNames/${encodeURIComponent(name)}`,
  /** The page loads counted for each module's rollout. */
  rollouts: () => 'rollouts',
  rollout: (module: string) => `rollouts/${module}`,
  /** Which versions an account was counted for. @param id a hash of the rollout and the account */
  rolloutAccounts: () => 'rolloutAccounts',
  rolloutAccount: (id: string) => `rolloutAccounts/${id}`,
  /** Outgoing emails. */
  mails: () => 'mail',
  mail: (mailId: string) => `mail/${mailId}`,
  /** Outgoing texts. */
  textMessages: () => 'messages',
  textMessage: (messageId: string) => `messages/${messageId}`,
} as const;

/** Collections that are also queried across all customers. */
export const collectionGroups = {
  contactSubmissions: 'contactSubmissions',
  team: 'team',
  assignedAgents: 'assignedAgents',
  clockInOuts: 'clockInOuts',
  digestTurns: 'digestTurns',
  managerTurns: 'managerTurns',
  textSignUps: 'textSignUps',
  doorProofs: 'doorProofs',
  businessActivity: 'businessActivity',
} as const;
