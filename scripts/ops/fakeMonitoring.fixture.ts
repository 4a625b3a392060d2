import type { FakeRequest } from '../google/fakeGoogle.fixture.ts';
import type { GoogleAnswer } from '../google/googleApi.ts';

export interface Stored {
  readonly name: string;
  readonly [field: string]: unknown;
}

/** A fake of Cloud Monitoring and Cloud Logging. Like their APIs, it assigns names, adds fields, and lists two items per page. */
export class FakeMonitoring {
  /** By collection path, without host or version. */
  readonly stored = new Map<string, Stored[]>();

  /** The number of resources in all collections. */
  get total(): number {
    return [...this.stored.values()].flat().length;
  }

  readonly answer = ({ method, path, body }: FakeRequest): GoogleAnswer => {
    const { pathname, searchParams } = new URL(path, 'http://google/');
    const place = pathname.split('/').slice(3).join('/');
    if (method === 'GET') return this.#list(place, Number(searchParams.get('pageToken') ?? 0));
    if (method === 'POST') return this.#create(place, searchParams, body as Partial<Stored>);
    for (const all of this.stored.values()) {
      const index = all.findIndex(({ name }) => place.endsWith(name));
      if (index >= 0)
        return ok((all[index] = { ...(body as object), name: all[index]!.name, ...etagAt(place) } as Stored));
    }
    return { status: 404, body: { error: { message: 'Not found.' } } };
  };

  #list(place: string, from: number): GoogleAnswer {
    const all = this.stored.get(place) ?? [];
    const next = from + 2 < all.length ? { nextPageToken: String(from + 2) } : {};
    return ok({ [place.slice(place.lastIndexOf('/') + 1)]: all.slice(from, from + 2), ...next });
  }

  #create(place: string, query: URLSearchParams, given: Partial<Stored>): GoogleAnswer {
    const id = query.get('serviceId') ?? query.get('serviceLevelObjectiveId') ?? `id${this.total}`;
    const made = { ...given, name: given.name ?? `${place}/${id}`, creationRecord: {}, ...etagAt(place) };
    this.stored.set(place, [...(this.stored.get(place) ?? []), made]);
    return ok(made);
  }
}

/** Of these, only dashboards have an etag. */
const etagAt = (place: string): object => (place.includes('/dashboards') ? { etag: 'e' } : {});

const ok = (body: object): GoogleAnswer => ({ status: 200, body });
