import type { AccountChanges } from '../AccountLog.ts';
import type { Account } from './Account.ts';
import { changeAccount } from './changeAccount.ts';
import { UndoableMap } from './UndoableMap.ts';

const emailKey = (email: string): string => `email\n${email}`;
const initialEmailKey = (email: string): string => `initialEmail\n${email}`;
const phoneKey = (phoneNumber: string): string => `phone\n${phoneNumber}`;
const providerKey = (providerId: string, rawId: string): string => `provider\n${providerId}\n${rawId}`;

/** The keys that identify an account besides its ID. */
function keysOf({ email, initialEmail, phoneNumber, providerUserInfo = [] }: Account): string[] {
  return [
    ...(email ? [emailKey(email)] : []),
    ...(initialEmail ? [initialEmailKey(initialEmail)] : []),
    ...(phoneNumber ? [phoneKey(phoneNumber)] : []),
    ...providerUserInfo.flatMap(({ providerId, rawId }) => (rawId ? [providerKey(providerId, rawId)] : [])),
  ];
}

/** A project's accounts. A request's changes are undone unless accepted. */
export class Accounts {
  readonly #accounts: UndoableMap<Account>;
  readonly #idByKey = new Map<string, string>();
  /** Null until accounts are listed, and after one is added or removed. */
  #sortedIds: string[] | null = null;

  /** @param stored the existing accounts; their providers are updated to match their fields */
  constructor(stored: Iterable<Account>) {
    const accounts = [...stored].map((account) => changeAccount(account, {}));
    this.#accounts = new UndoableMap(
      accounts.map((account) => [account.localId, account]),
      (before, after) => this.#index(before, after),
    );
    for (const account of accounts) this.#index(undefined, account);
  }

  get size(): number {
    return this.#accounts.size;
  }

  get(localId: string): Account | undefined {
    return this.#accounts.get(localId);
  }

  byEmail(email: string): Account | undefined {
    return this.#byKey(emailKey(email));
  }

  /** The account that had this address before its first change of address. */
  byInitialEmail(email: string): Account | undefined {
    return this.#byKey(initialEmailKey(email));
  }

  byPhoneNumber(phoneNumber: string): Account | undefined {
    return this.#byKey(phoneKey(phoneNumber));
  }

  byProvider(providerId: string, rawId: string): Account | undefined {
    return this.#byKey(providerKey(providerId, rawId));
  }

  /** The accounts with this address, their own or a provider's; the one that owns it comes first. */
  byAnyEmail(email: string): Account[] {
    const own = this.byEmail(email);
    const others = [...this.#accounts.values()].filter(
      (account) => account !== own && account.providerUserInfo?.some((provider) => provider.email === email),
    );
    return own ? [own, ...others] : others;
  }

  /**
   * Accounts in order of ID.
   *
   * @param after the ID to start after; empty for the beginning
   * @param limit maximum number
   */
  page(after = '', limit = Infinity): Account[] {
    this.#sortedIds ??= [...this.#accounts.keys()].sort((a, b) => (a < b ? -1 : 1));
    const start = after === '' ? 0 : this.#sortedIds.findIndex((localId) => localId > after);
    if (start < 0) return [];
    return this.#sortedIds.slice(start, start + limit).flatMap((localId) => this.get(localId) ?? []);
  }

  put(account: Account): Account {
    this.#accounts.set(account.localId, account);
    return account;
  }

  delete(localId: string): void {
    this.#accounts.delete(localId);
  }

  clear(): void {
    for (const localId of [...this.#accounts.keys()]) this.delete(localId);
  }

  /** Changes since the last `accept` or `undo`. */
  changes(): AccountChanges {
    const changes = this.#accounts.changes();
    return {
      set: changes.flatMap(([, account]) => account ?? []),
      deleted: changes.flatMap(([localId, account]) => (account ? [] : [localId])),
    };
  }

  accept(): void {
    this.#accounts.accept();
  }

  undo(): void {
    this.#accounts.undo();
  }

  #byKey(key: string): Account | undefined {
    const localId = this.#idByKey.get(key);
    return localId === undefined ? undefined : this.get(localId);
  }

  #index(before: Account | undefined, after: Account | undefined): void {
    if (!before || !after) this.#sortedIds = null;
    for (const key of before ? keysOf(before) : []) {
      if (this.#idByKey.get(key) === before?.localId) this.#idByKey.delete(key);
    }
    if (after) for (const key of keysOf(after)) this.#idByKey.set(key, after.localId);
  }
}
