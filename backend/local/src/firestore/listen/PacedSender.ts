/** The number of messages that go out before other work gets its turn. */
const MESSAGES_PER_TURN = 500;

/**
 * Sends messages in their order. A few go out at once; a snapshot of many thousands is spread over turns of the event
 * loop, so that other clients need not wait for all of it.
 */
export class PacedSender<Message> {
  readonly #send: (message: Message) => void;
  #waiting: Message[] = [];
  #sentThisTurn = 0;
  #turn: NodeJS.Immediate | undefined;

  constructor(send: (message: Message) => void) {
    this.#send = send;
  }

  /** Sends a message, or puts it behind those that wait. */
  send(message: Message): void {
    this.#turn ??= setImmediate(() => this.#onTurn());
    if (this.#sentThisTurn >= MESSAGES_PER_TURN) {
      this.#waiting.push(message);
      return;
    }
    this.#sentThisTurn++;
    this.#send(message);
  }

  /** Drops what waits. */
  close(): void {
    clearImmediate(this.#turn);
    this.#waiting = [];
  }

  #onTurn(): void {
    this.#turn = undefined;
    this.#sentThisTurn = 0;
    const waiting = this.#waiting;
    this.#waiting = [];
    // Those beyond this turn's share line up again, in the same order.
    for (const message of waiting) this.send(message);
  }
}
