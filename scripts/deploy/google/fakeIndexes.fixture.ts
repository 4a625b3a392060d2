import type { GoogleAnswer } from '../../google/googleApi.ts';
import type { FakeRequest } from '../../google/fakeGoogle.fixture.ts';

interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

/** An index in Firestore's Admin API format. */
interface ApiIndex {
  readonly name: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
}

interface ApiField {
  readonly name: string;
  readonly indexConfig: { readonly indexes?: readonly object[] };
  readonly ttlConfig?: object;
}

const database = 'projects/valet/databases/(default)';

const resource = /\/collectionGroups\/([^/]+)\/(indexes|fields)(?:\/(.+))?$/;

const failed = (code: number, status: string, message: string): GoogleAnswer => ({
  status: code,
  body: { error: { code, status, message } },
});
const done = (body: object = {}): GoogleAnswer => ({ status: 200, body });

/** Firestore appends the name, in the direction of the last order. */
function withName(fields: readonly IndexField[]): readonly IndexField[] {
  if (fields.at(-1)?.fieldPath === '__name__') return fields;
  const order = fields.findLast((field) => field.order !== undefined)?.order ?? 'ASCENDING';
  return [...fields, { fieldPath: '__name__', order }];
}

/** A database's indexes and field overrides, behind the requests firebase-tools uses to change them. */
export class FakeIndexes {
  indexes: ApiIndex[] = [];
  readonly fields = new Map<string, ApiField>();
  #created = 0;

  readonly answer = ({ method, path, body }: FakeRequest): GoogleAnswer => {
    const [address = '', search = ''] = decodeURIComponent(path).replace(/^v1\//, '').split('?');
    const [, group = '', kind = 'database', id = ''] = resource.exec(address) ?? [];
    switch (`${method} ${kind}${id && '/ID'}`) {
      case 'GET database':
        return done({ name: address, type: 'FIRESTORE_NATIVE', databaseEdition: 'STANDARD' });
      case 'GET indexes':
        return done(this.indexes.length > 0 ? { indexes: this.indexes } : {});
      case 'GET fields':
        return done({ fields: [...this.fields.values()] });
      case 'POST indexes':
        return this.#create(group, body as Omit<ApiIndex, 'name'>);
      case 'PATCH fields/ID':
        return this.#override(address, search, body as Partial<ApiField>);
      case 'DELETE indexes/ID':
        this.indexes = this.indexes.filter(({ name }) => name !== address);
        return done();
      default:
        return failed(404, 'NOT_FOUND', `${method} ${path}`);
    }
  };

  /** Rejects, like Firestore, existing indexes and those it maintains for each field automatically. */
  #create(groupId: string, { queryScope, fields }: Omit<ApiIndex, 'name'>): GoogleAnswer {
    if (fields.filter(({ fieldPath }) => fieldPath !== '__name__').length < 2)
      return failed(
        400,
        'INVALID_ARGUMENT',
        'this index is not necessary, configure using single field index controls',
      );
    const group = `${database}/collectionGroups/${groupId}/indexes/`;
    const index = { queryScope, fields: withName(fields) };
    const isThere = this.indexes.some(
      ({ name, ...other }) => name.startsWith(group) && JSON.stringify(other) === JSON.stringify(index),
    );
    if (isThere) return failed(409, 'ALREADY_EXISTS', 'index already exists');
    this.indexes.push({ name: `${group}${++this.#created}`, ...index });
    return done({ name: `${database}/operations/${this.#created}` });
  }

  /** Without an update mask, everything missing in the body is reset to its default. */
  #override(name: string, search: string, { indexConfig = {}, ttlConfig }: Partial<ApiField>): GoogleAnswer {
    const before = this.fields.get(name);
    const kept = search.includes('updateMask=indexConfig') ? before?.ttlConfig : undefined;
    const ttl = ttlConfig ?? kept;
    if (Object.keys(indexConfig).length === 0 && ttl === undefined) this.fields.delete(name);
    else this.fields.set(name, { name, indexConfig, ...(ttl && { ttlConfig: ttl }) });
    return done({ name: `${database}/operations/field` });
  }
}
