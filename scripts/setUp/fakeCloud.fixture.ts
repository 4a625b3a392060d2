import type { FakeRequest } from '../google/fakeGoogle.fixture.ts';
import type { GoogleAnswer } from '../google/googleApi.ts';
import { FakeMonitoring } from '../ops/fakeMonitoring.fixture.ts';

type Json = Record<string, unknown>;

/**
 * A fake Google Cloud with the APIs that set-up uses, starting with an empty project. Writes can be read back. Refuses APIs that aren't
 * enabled, except those that need no enabling.
 */
export class FakeCloud {
  /** By path without its query. */
  readonly stored = new Map<string, Json>();
  readonly policies = new Map<string, Json>();
  readonly enabled = new Set<string>();
  readonly monitoring = new FakeMonitoring();
  hasBilling = true;
  /** Permissions the caller lacks. */
  readonly forbidden = new Set<string>();
  /** Google-managed service accounts created so far. */
  readonly #ownAccounts = new Set<string>();

  readonly answer = (request: FakeRequest): GoogleAnswer => {
    const { pathname, searchParams } = new URL(request.path, 'http://google/');
    const path = decodeURIComponent(pathname.slice(1));
    const [host = ''] = path.split('/');
    const isEarly = /^(cloudbilling|cloudresourcemanager|serviceusage)\./.test(host);
    if (!isEarly && !this.enabled.has(host))
      return refusal(403, `${host} has not been used in project valet`);
    return /^(monitoring|logging)\./.test(host)
      ? this.monitoring.answer(request)
      : this.#answer(request, path, searchParams);
  };

  #answer({ method, body }: FakeRequest, path: string, query: URLSearchParams): GoogleAnswer {
    const given = (body ?? {}) as Json;
    if (path.endsWith('/billingInfo'))
      return ok({ billingEnabled: this.hasBilling, billingAccountName: 'billingAccounts/1' });
    if (path.endsWith('services:batchGet'))
      return ok({
        services: query.getAll('names').map((name) => ({
          name,
          state: this.enabled.has(name.split('/').at(-1) ?? '') ? 'ENABLED' : 'DISABLED',
        })),
      });
    if (path.endsWith('services:batchEnable')) {
      for (const id of given.serviceIds as string[]) this.enabled.add(id);
      // Enabling Cloud Run's API creates the account that builds run as.
      if (this.enabled.has('run.googleapis.com'))
        this.#ownAccounts.add('123-compute@developer.gserviceaccount.com');
      return ok({ done: true });
    }
    if (path.endsWith(':generateServiceIdentity')) {
      const [, service] = /services\/(\w+)\.googleapis/.exec(path) ?? [];
      this.#ownAccounts.add(`service-123@gcp-sa-${service}.iam.gserviceaccount.com`);
      return ok({ done: true });
    }
    if (path.endsWith(':testIamPermissions')) {
      const { permissions } = given as { permissions: string[] };
      return ok({ permissions: permissions.filter((permission) => !this.forbidden.has(permission)) });
    }
    if (path === 'cloudresourcemanager.googleapis.com/v1/projects/valet') return ok({ projectNumber: '123' });
    if (/[:/](getIamPolicy|setIamPolicy|iam)$/.test(path)) return this.#policy(path, method, given);
    if (path.endsWith(':addFirebase')) return this.#store(path.replace(':addFirebase', ''), {});
    if (path.endsWith('identityPlatform:initializeAuth'))
      return this.#store('identitytoolkit.googleapis.com/v2/projects/valet/config', {});
    if (path.endsWith(':addVersion'))
      return this.#store(path.replace(':addVersion', '/versions/latest'), given);
    if (path.endsWith('/serviceAccounts'))
      return this.#store(
        `iam.googleapis.com/v1/projects/valet/serviceAccounts/${String(given.accountId)}@valet.iam.gserviceaccount.com`,
        given,
      );
    if (path.endsWith('/defaultBucket') && method === 'POST')
      this.stored.set('storage.googleapis.com/storage/v1/b/valet.firebasestorage.app', {});
    if (path.endsWith('/collectionGroups/-/fields'))
      return ok({ fields: this.#below('/fields/').map((name) => ({ name })) });
    if (method === 'GET') return this.#read(path);
    const id = [
      'databaseId',
      'siteId',
      'workloadIdentityPoolId',
      'workloadIdentityPoolProviderId',
      'secretId',
    ]
      .map((key) => query.get(key))
      .find((value) => value !== null);
    if (id !== undefined) return this.#store(`${path}/${id}`, given);
    const list = /\/(webApps|backupSchedules|budgets)$/.exec(path)?.[1];
    if (list !== undefined) {
      const key = list === 'webApps' ? 'apps' : list;
      const before = (this.stored.get(path)?.[key] ?? []) as Json[];
      return this.#store(path, { [key]: [...before, given] });
    }
    return this.#store(path, { ...this.stored.get(path), ...given });
  }

  #isKnown(member: string): boolean {
    const [, account] = /^serviceAccount:(.*)$/.exec(member) ?? [];
    return (
      account === undefined ||
      this.#ownAccounts.has(account) ||
      this.stored.has(`iam.googleapis.com/v1/projects/valet/serviceAccounts/${account}`)
    );
  }

  #below(part: string): string[] {
    return [...this.stored.keys()].filter((path) => path.includes(part));
  }

  #read(path: string): GoogleAnswer {
    const found = this.stored.get(path);
    if (found !== undefined) return ok({ name: path.replace(/^[^/]+\/[^/]+\//, ''), ...found });
    const isList = /\/(webApps|backupSchedules|budgets|functions)$/.test(path);
    return isList ? ok({}) : refusal(404, `${path} not found`);
  }

  #store(path: string, value: Json): GoogleAnswer {
    this.stored.set(path, value);
    return ok({ done: true });
  }

  #policy(path: string, method: string, given: Json): GoogleAnswer {
    const resource = path.replace(/[:/](getIamPolicy|setIamPolicy|iam)$/, '');
    const policy = this.policies.get(resource) ?? { etag: '1', bindings: [] };
    if (!path.endsWith('setIamPolicy') && method !== 'PUT') return ok(policy);
    const written = (given.policy ?? given) as { bindings: { members: string[] }[] };
    const members = written.bindings.flatMap((binding) => binding.members);
    const unknown = members.find((member) => !this.#isKnown(member));
    if (unknown !== undefined) return refusal(400, `Service account ${unknown.slice(15)} does not exist.`);
    this.policies.set(resource, written);
    return ok(given);
  }
}

const ok = (body: Json): GoogleAnswer => ({ status: 200, body });

const refusal = (status: number, message: string): GoogleAnswer => ({ status, body: { error: { message } } });
