/** The business in the table; an owner's uid is the customer's id. */
export const owner = 'olivia';
/** Another business. */
export const stranger = 'another-owner';

/** The callers by uid: the owner, the owner's team, and people without access. */
export const uids = {
  owner,
  admin: 'adam',
  inactiveAdmin: 'ivan',
  /** A District Manager. */
  manager: 'dana',
  /** A Collection Specialist, the author of the table's records. */
  specialist: 'sam',
  /** Another Collection Specialist. */
  colleague: 'cole',
  /** A login whose team document is in a closed account and names the owner. */
  orphan: 'orla',
  stranger,
  /** Not signed in. */
  nobody: null,
} as const;

export type Role = keyof typeof uids;

export const everyone = Object.keys(uids) as Role[];

/** The owner and active Admins. */
export const runs: readonly Role[] = ['owner', 'admin'];

/** The active members of the team, who may use the field app; the owner has a record there too. */
export const team: readonly Role[] = ['owner', 'admin', 'manager', 'specialist', 'colleague'];

export const noOne: readonly Role[] = [];

/** The address of a picture in the product's Storage. */
export const ownPicture = `https://firebasestorage.googleapis.com/v0/b/valet.firebasestorage.app/o/customers%2F${owner}%2Fteam%2Fsam%2Fa.webp?alt=media&token=0f0e-1`;
