/** The canonical status names of google.rpc.Code that Firestore answers with, and their gRPC and HTTP numbers. */
const STATUS = {
  CANCELLED: { grpc: 1, http: 499 },
  UNKNOWN: { grpc: 2, http: 500 },
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  DEADLINE_EXCEEDED: { grpc: 4, http: 504 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  RESOURCE_EXHAUSTED: { grpc: 8, http: 429 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  ABORTED: { grpc: 10, http: 409 },
  OUT_OF_RANGE: { grpc: 11, http: 400 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAVAILABLE: { grpc: 14, http: 503 },
  DATA_LOSS: { grpc: 15, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

/** A canonical status name, such as `NOT_FOUND`. */
export type StatusName = keyof typeof STATUS;

/** An error that is answered to the client as it is: a canonical status and a message. */
export class FirestoreError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string) {
    super(message);
    this.name = 'FirestoreError';
    this.status = status;
  }

  /** The number of the status on gRPC and in google.rpc.Status. */
  get grpcCode(): number {
    return STATUS[this.status].grpc;
  }

  /** The HTTP status of the answer on REST. */
  get httpCode(): number {
    return STATUS[this.status].http;
  }
}

/**
 * Makes a FirestoreError out of whatever was thrown. An error that we did not throw on purpose becomes INTERNAL, so
 * that a client never takes our own fault for a refusal.
 */
export function toFirestoreError(thrown: unknown): FirestoreError {
  if (thrown instanceof FirestoreError) return thrown;
  return new FirestoreError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown));
}

/** Shorthand for the most frequent refusal. */
export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message);
}
