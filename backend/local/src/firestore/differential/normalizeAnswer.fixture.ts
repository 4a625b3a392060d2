/** The parts of a response that must be the same on every Firestore. */
export interface FirestoreAnswer {
  readonly status: number;
  /** The canonical name, for errors. */
  readonly error?: string;
  readonly message?: string;
  /** Of a successful call; values have one spelling, and times of this run are `now`. */
  readonly body?: unknown;
}

/** Server-specific times, and fields that the documentation makes optional. */
const OWN_TO_EACH = new Set(['readTime', 'commitTime', 'done', 'skippedResults', 'nextPageToken']);
/** Times in the data are further from now than this. */
const RECENT_MS = 3_600_000;

/** The comparable parts of a REST response. @param json the parsed body */
export function normalizeAnswer(status: number, json: unknown): FirestoreAnswer {
  const failure = (Array.isArray(json) ? (json.at(-1) as unknown) : json) as {
    error?: { status?: string; message?: string };
  } | null;
  if (status !== 200 && failure?.error) {
    const { status: error = '', message = '' } = failure.error;
    return { status, error, message };
  }
  return { status, body: normalize(json) };
}

/** One spelling where ProtoJSON allows several. */
function normalize(json: unknown): unknown {
  if (typeof json === 'string') return isRecent(json) ? 'now' : json;
  if (Array.isArray(json)) return json.map(normalize);
  if (typeof json !== 'object' || json === null) return json;
  const normalized: Record<string, unknown> = {};
  for (const [key, content] of Object.entries(json).sort(([left], [right]) => (left < right ? -1 : 1))) {
    if (OWN_TO_EACH.has(key)) continue;
    const result = normalizeField(key, content);
    if (result !== undefined) normalized[key] = result;
  }
  return normalized;
}

function normalizeField(key: string, content: unknown): unknown {
  switch (key) {
    case 'doubleValue':
      // Google's emulator stores -0 but returns it as 0 over REST.
      return content === '-0' ? '0' : String(content);
    case 'nullValue':
      return null;
    case 'timestampValue':
      return isRecent(content as string)
        ? 'now'
        : String(content)
            .replace(/(\.\d*?)0+Z$/, '$1Z')
            .replace('.Z', 'Z');
    case 'geoPointValue':
      return { latitude: 0, longitude: 0, ...(content as object) };
    case 'transaction':
      return 'given';
    case 'status':
      // Messages for writes of a batch reveal the emulator's own storage.
      return (content as { code?: number }[]).map(({ code = 0 }) => code);
    case 'arrayValue':
    case 'mapValue':
      return isEmpty(content) ? {} : normalize(content);
    case 'fields':
    case 'documents':
    case 'collectionIds':
    case 'writeResults':
      return isEmpty(content) ? undefined : normalize(content);
    default:
      return normalize(content);
  }
}

/** Whether a message or list is empty, e.g. `{}`, `[]` and `{ values: [] }`, which are the same as absent. */
function isEmpty(content: unknown): boolean {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.entries(content).every(([key, inner]) => (key === 'values' || key === 'fields') && isEmpty(inner))
  );
}

function isRecent(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text) && Math.abs(Date.parse(text) - Date.now()) < RECENT_MS;
}
