/** The number of messages sent before other work gets a turn. */
const MESSAGES_PER_TURN = 500;

/**
 * Sends messages in order. A few are sent at once; a snapshot of many thousands is spread over turns of the event loop, so other clients
 * don't have to wait for all of it.
 */
export class PacedSender<Message> {
  readonly #send: (message: Message) => void;
  #waiting: Message[] = [];
  #sentThisTurn = 0;
  #turn: NodeJS.Immediate | undefined;

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  /** Sends a message, or queues it. */
  send(message: Message): void {
    this.#turn ??= setImmediate(() => this.#onTurn());
    if (this.#sentThisTurn >= MESSAGES_PER_TURN) {
      this.#waiting.push(message);
      return;
    }
    this.#sentThisTurn++;
    this.#send(message);
  }

  /** Drops the queue. */
  close(): void {
    clearImmediate(this.#turn);
    this.#waiting = [];
  }

  #onTurn(): void {
    this.#turn = undefined;
    this.#sentThisTurn = 0;
    const waiting = this.#waiting;
    this.#waiting = [];
    // Messages beyond this turn's share are queued again, in the same order.
    for (const message of waiting) this.send(message);
  }
}
