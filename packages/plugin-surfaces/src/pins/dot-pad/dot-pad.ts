import { fail, ok, type Result } from '@tastwerk/editor-core';
import {
  answerTo,
  type BoardInformation,
  boardInformation,
  COMMANDS,
  keysOf,
  LINE_ANSWERS,
  LINE_KINDS,
  packetBytes,
  type Packet,
  PacketReader,
  type PadKey,
} from './packets.js';

/** What carries the bytes to a display: a cable or a radio. */
export interface Connection {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** Opens a connection. `onBytes` is called with what comes, `onClosed` once it is lost. Rejects where the user chose none or it cannot be opened. */
export type Connect = (onBytes: (bytes: Uint8Array) => void, onClosed: () => void) => Promise<Connection>;

/** Why a display does not show what it should. */
export type PadFailure =
  /** The connection is gone. */
  | 'lost'
  /** Nothing answered, or not as a Dot Pad does. */
  | 'no-answer'
  /** The display refused a line, or the line came damaged, each time it was sent. */
  | 'refused'
  /** The display asked to wait, and went on asking. */
  | 'busy';

/** How long is waited, in ms. */
export interface PadTimes {
  /** For an answer. */
  readonly answerMs: number;
  /** Until a line is sent again that the display had no time for. */
  readonly waitMs: number;
}

/** A refresh takes 1 to 3 s (field notes II, pin displays); a display that goes on asking for time gets three times as much. */
const TIMES: PadTimes = { answerMs: 3000, waitMs: 250 };
const MOST_WAITS = 36;

/** How often a line is sent that is refused, comes damaged or is not answered. */
const ATTEMPTS = 3;

/** What a display is to show: a byte for each cell, row by row, and its line of text. */
export interface PadFrame {
  readonly graphic: readonly Uint8Array[];
  readonly text: Uint8Array;
}

/** What is told while a display is connected. */
export interface PadEvents {
  readonly onKeys: (keys: readonly PadKey[]) => void;
  /** The connection was lost without being closed here. */
  readonly onLost: () => void;
}

interface Waiting {
  readonly isAnswer: (packet: Packet) => boolean;
  readonly settle: (packet: Packet | 'lost' | 'no-answer') => void;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one?.length === other.length && other.every((byte, at) => byte === one[at]);

/** A connected Dot Pad. It is sent the lines that differ from what it shows, one after the other. */
export class DotPad {
  private readonly reader = new PacketReader();
  private waiting: Waiting | undefined;
  private connection: Connection | undefined;
  private isClosing = false;
  private readonly shown = new Map<number, Uint8Array>();
  private wanted: PadFrame | undefined;
  private showing: Promise<Result<null, PadFailure>> | undefined;
  /** The name that the display has for itself. */
  name = '';
  board: BoardInformation = { graphic: { rows: 0, cells: 0 }, text: { rows: 0, cells: 0 }, pinMm: 0 };

  private constructor(
    private readonly events: PadEvents,
    private readonly times: PadTimes,
  ) {}

  /** Connects to a display and asks what it is. */
  static async connect(
    connect: Connect,
    events: PadEvents,
    times: PadTimes = TIMES,
  ): Promise<Result<DotPad, PadFailure>> {
    const pad = new DotPad(events, times);
    pad.connection = await connect(
      (bytes) => pad.take(bytes),
      () => pad.lose(),
    );
    const name = await pad.ask(COMMANDS.deviceName);
    const board = await pad.ask(COMMANDS.boardInformation);
    const information = board.ok ? boardInformation(board.value.data) : undefined;
    if (!name.ok || !board.ok || !information || information.graphic.cells === 0) {
      await pad.close();
      return name.ok || name.error !== 'lost' ? fail('no-answer') : name;
    }
    pad.name = new TextDecoder('ascii').decode(name.value.data).trim();
    pad.board = information;
    return ok(pad);
  }

  async close(): Promise<void> {
    this.isClosing = true;
    this.waiting?.settle('lost');
    await this.connection?.close().catch(() => undefined);
    this.connection = undefined;
  }

  /** Shows `frame`: the lines that differ from what is shown. A newer frame takes the place of one that is on its way. */
  show(frame: PadFrame): Promise<Result<null, PadFailure>> {
    this.wanted = frame;
    this.showing ??= this.showWanted().finally(() => (this.showing = undefined));
    return this.showing;
  }

  private async showWanted(): Promise<Result<null, PadFailure>> {
    for (;;) {
      const next = this.nextLine();
      if (!next) return ok(null);
      const sent = await this.send(next.destination, next.kind, next.cells);
      if (!sent.ok) return sent;
      this.shown.set(next.destination, next.cells);
    }
  }

  /** The first line that is not shown as it should be. */
  private nextLine() {
    if (!this.wanted) return undefined;
    const { graphic, text } = this.board;
    const lines = [
      ...(text.rows > 0
        ? [{ destination: 0, kind: LINE_KINDS.text, cells: this.wanted.text.subarray(0, text.cells) }]
        : []),
      ...this.wanted.graphic.slice(0, graphic.rows).map((cells, row) => ({
        destination: text.rows + row,
        kind: LINE_KINDS.graphic,
        cells: cells.subarray(0, graphic.cells),
      })),
    ];
    return lines.find(({ destination, cells }) => !isSame(this.shown.get(destination), cells));
  }

  /** Sends a line until it is taken. */
  private async send(
    destination: number,
    kind: number,
    cells: Uint8Array,
  ): Promise<Result<null, PadFailure>> {
    const data = Uint8Array.from([0, ...cells]);
    let failure: PadFailure = 'refused';
    for (let attempt = 0, waits = 0; attempt < ATTEMPTS;) {
      const answer = await this.ask(COMMANDS.displayLine, { destination, kind, data });
      if (!answer.ok && answer.error === 'lost') return answer;
      const code = answer.ok ? answer.value.data[0] : undefined;
      if (code === LINE_ANSWERS.taken) return ok(null);
      if (code === LINE_ANSWERS.wait) {
        waits += 1;
        if (waits > MOST_WAITS) return fail('busy');
        await pause(this.times.waitMs);
      } else {
        failure = answer.ok ? 'refused' : answer.error;
        attempt += 1;
      }
    }
    // What the display shows now is not known.
    this.shown.delete(destination);
    return fail(failure);
  }

  /** Sends a packet and waits for its answer. */
  private async ask(
    command: number,
    { destination = 0, kind = 0, data = new Uint8Array() }: Partial<Packet> = {},
  ): Promise<Result<Packet, 'lost' | 'no-answer'>> {
    const { connection } = this;
    if (!connection) return fail('lost');
    const answer = new Promise<Packet | 'lost' | 'no-answer'>((resolve) => {
      const timer = setTimeout(() => resolve('no-answer'), this.times.answerMs);
      this.waiting = {
        isAnswer: (packet) => packet.command === answerTo(command) && packet.destination === destination,
        settle: (packet) => {
          clearTimeout(timer);
          resolve(packet);
        },
      };
    });
    try {
      await connection.write(packetBytes({ destination, command, kind, data }));
    } catch {
      this.lose();
    }
    const settled = await answer;
    this.waiting = undefined;
    return typeof settled === 'string' ? fail(settled) : ok(settled);
  }

  private take(bytes: Uint8Array): void {
    for (const packet of this.reader.read(bytes)) {
      if (this.waiting?.isAnswer(packet)) this.waiting.settle(packet);
      const keys = keysOf(packet);
      if (keys && keys.length > 0) this.events.onKeys(keys);
    }
  }

  private lose(): void {
    if (!this.connection && this.isClosing) return;
    const wasOpen = this.connection !== undefined;
    this.connection = undefined;
    this.waiting?.settle('lost');
    if (wasOpen && !this.isClosing) this.events.onLost();
  }
}
