import type { Socket } from 'node:net';

import { Metadata, Server, ServerCredentials } from '@grpc/grpc-js';
import type {
  MethodDefinition,
  ServerDuplexStream,
  ServerUnaryCall,
  ServerWritableStream,
  ServiceDefinition,
  UntypedServiceImplementation,
  sendUnaryData,
} from '@grpc/grpc-js';

import { parseAuthorization } from '../authorize.ts';
import type { RequestAuth } from '../authorize.ts';
import { toFirestoreError } from '../FirestoreError.ts';
import { ListenStream } from '../listen/ListenStream.ts';
import type { ListenRequest } from '../listen/ListenMessages.ts';
import type { FirestoreServices } from '../service/FirestoreServices.ts';
import { OPERATIONS } from '../service/operations.ts';
import type { Operation } from '../service/operations.ts';
import { MAX_REQUEST_BYTES, requestTooLarge } from '../service/requestLimit.ts';
import { WriteStream } from '../service/WriteStream.ts';
import type { WriteRequest } from '../service/WriteStream.ts';
import { decodeMessage, encodeMessage } from './protobufCodec.ts';
import type { JsonMessage } from './protobufCodec.ts';

const SERVICE = '/google.firestore.v1.Firestore';
/** More than we accept, so that we can refuse with Firestore's own error. */
const MAX_RECEIVED_BYTES = 2 * MAX_REQUEST_BYTES;

/** google.firestore.v1.Firestore over gRPC. */
export class GrpcServer {
  readonly #server: Server;
  readonly port: number;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.port = port;
  }

  /**
   * Starts to serve.
   *
   * @param port 0 for any free one
   * @throws Error if the port is taken
   */
  static async start(services: FirestoreServices, host: string, port: number): Promise<GrpcServer> {
    const server = new Server({
      'grpc.max_receive_message_length': MAX_RECEIVED_BYTES,
      'grpc.max_send_message_length': -1,
    });
    server.addService(...serviceOf(services));
    const bound = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`${host}:${port}`, ServerCredentials.createInsecure(), (error, actual) =>
        error ? reject(error) : resolve(actual),
      );
    });
    return new GrpcServer(server, bound);
  }

  /** Serves an HTTP/2 connection accepted elsewhere. */
  connectionTaker(): (socket: Socket) => void {
    const injector = this.#server.createConnectionInjector(ServerCredentials.createInsecure());
    return (socket) => injector.injectConnection(socket);
  }

  /** Ends all calls and frees the port. */
  async stop(): Promise<void> {
    // Listen streams never end on their own, so it is no use waiting for calls to finish.
    this.#server.forceShutdown();
    await new Promise<void>((resolve) => this.#server.tryShutdown(() => resolve()));
  }
}

function serviceOf(services: FirestoreServices): [ServiceDefinition, UntypedServiceImplementation] {
  const definition: Record<string, MethodDefinition<Buffer, Buffer>> = {
    Listen: method('Listen', true, true),
    Write: method('Write', true, true),
  };
  const implementation: UntypedServiceImplementation = {
    Listen: (call: ServerDuplexStream<Buffer, Buffer>) => serveListen(services, call),
    Write: (call: ServerDuplexStream<Buffer, Buffer>) => serveWrite(services, call),
  };
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    definition[name] = method(name, false, operation.streams);
    implementation[name] = operation.streams
      ? (call: ServerWritableStream<Buffer, Buffer>) => void serveStreaming(services, operation, call)
      : (call: ServerUnaryCall<Buffer, Buffer>, done: sendUnaryData<Buffer>) =>
          void serveUnary(services, operation, call, done);
  }
  return [definition, implementation];
}

/** Messages are passed as bytes: we decode them ourselves so that a malformed one gets Firestore's error and not the library's. */
function method(
  name: string,
  requestStream: boolean,
  responseStream: boolean,
): MethodDefinition<Buffer, Buffer> {
  const asIs = (bytes: Buffer): Buffer => bytes;
  return {
    path: `${SERVICE}/${name}`,
    requestStream,
    responseStream,
    requestSerialize: asIs,
    requestDeserialize: asIs,
    responseSerialize: asIs,
    responseDeserialize: asIs,
  };
}

function decodeRequest(name: string, bytes: Buffer): JsonMessage {
  if (bytes.length > MAX_REQUEST_BYTES) throw requestTooLarge();
  return decodeMessage(name, bytes);
}

function authOf(metadata: Metadata): RequestAuth {
  const [header] = metadata.get('authorization');
  return parseAuthorization(header === undefined ? undefined : String(header));
}

function statusOf(thrown: unknown): { code: number; details: string; metadata: Metadata } {
  const { grpcCode, message } = toFirestoreError(thrown);
  return { code: grpcCode, details: message, metadata: new Metadata() };
}

async function serveUnary(
  services: FirestoreServices,
  operation: Operation,
  call: ServerUnaryCall<Buffer, Buffer>,
  done: sendUnaryData<Buffer>,
): Promise<void> {
  try {
    const request = decodeRequest(operation.request, call.request);
    done(
      null,
      encodeMessage(operation.response, await operation.run(services, request, authOf(call.metadata))),
    );
  } catch (thrown) {
    done(statusOf(thrown));
  }
}

async function serveStreaming(
  services: FirestoreServices,
  operation: Operation,
  call: ServerWritableStream<Buffer, Buffer>,
): Promise<void> {
  try {
    const request = decodeRequest(operation.request, call.request);
    const responses = (await operation.run(services, request, authOf(call.metadata))) as object[];
    for (const response of responses) {
      if (call.cancelled) return;
      if (!call.write(encodeMessage(operation.response, response))) await drained(call);
    }
    call.end();
  } catch (thrown) {
    call.emit('error', statusOf(thrown));
  }
}

/** Waits until a slow client has received what was written, or is gone. */
function drained(call: ServerWritableStream<Buffer, Buffer>): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      call.off('drain', done);
      call.off('cancelled', done);
      resolve();
    };
    call.on('drain', done);
    call.on('cancelled', done);
  });
}

function serveListen(services: FirestoreServices, call: ServerDuplexStream<Buffer, Buffer>): void {
  serveStream(call, (auth) => {
    const stream = new ListenStream(services, auth, (message) =>
      call.write(encodeMessage('ListenResponse', message)),
    );
    return {
      handle: (bytes) => stream.handle(decodeRequest('ListenRequest', bytes) as ListenRequest),
      finished: async () => {},
      close: () => stream.close(),
    };
  });
}

function serveWrite(services: FirestoreServices, call: ServerDuplexStream<Buffer, Buffer>): void {
  serveStream(call, (auth) => {
    const stream = new WriteStream(
      services.writes,
      auth,
      (message) => call.write(encodeMessage('WriteResponse', message)),
      (error) => call.emit('error', statusOf(error)),
    );
    return {
      handle: (bytes) => stream.handle(decodeRequest('WriteRequest', bytes) as WriteRequest),
      finished: () => stream.finished(),
      close: () => stream.close(),
    };
  });
}

/** The server side of a bidirectional stream. */
interface RequestStream {
  handle: (bytes: Buffer) => void;
  /** Resolves once everything handled so far has been answered. */
  finished: () => Promise<void>;
  close: () => void;
}

function serveStream(
  call: ServerDuplexStream<Buffer, Buffer>,
  open: (auth: RequestAuth) => RequestStream,
): void {
  let stream: RequestStream | undefined;
  const fail = (thrown: unknown): void => {
    stream?.close();
    call.emit('error', statusOf(thrown));
  };
  try {
    stream = open(authOf(call.metadata));
  } catch (thrown) {
    fail(thrown);
    return;
  }
  const { handle, finished, close } = stream;
  call.on('data', (bytes: Buffer) => {
    try {
      handle(bytes);
    } catch (thrown) {
      fail(thrown);
    }
  });
  call.on('end', () => {
    // The client has half-closed but may still wait for responses.
    void finished().then(() => {
      close();
      call.end();
    });
  });
  call.on('cancelled', close);
}
