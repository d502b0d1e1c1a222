import type { Connect } from '../src/pins/dot-pad/dot-pad.js';
import {
  answerTo,
  COMMANDS,
  LINE_ANSWERS,
  type Packet,
  packetBytes,
  PacketReader,
} from '../src/pins/dot-pad/packets.js';

/** What a simulated display does with a line: takes it, answers otherwise, says nothing, or answers with bytes that are damaged. */
export type Reaction = keyof typeof LINE_ANSWERS | 'silent' | 'garbled';

/** A Dot Pad as a program: it reads packets as the device does and answers them. */
export class SimulatedDotPad {
  /** The lines that it shows, by their destination. */
  readonly lines = new Map<number, readonly number[]>();
  /** The destinations of the lines that were sent, in their order. */
  readonly sent: number[] = [];
  /** What it does with the next lines; it takes those behind. */
  reactions: Reaction[] = [];
  /** Bytes of an answer at once: radio brings them in pieces. */
  piece = 1000;
  isOpen = false;
  answersName = true;
  private readonly reader = new PacketReader();
  private receive: (bytes: Uint8Array) => void = () => undefined;
  private lose: () => void = () => undefined;

  readonly connect: Connect = async (onBytes, onClosed) => {
    this.isOpen = true;
    this.receive = onBytes;
    this.lose = onClosed;
    return {
      write: async (bytes) => {
        if (!this.isOpen) throw new Error('not connected');
        for (const packet of this.reader.read(bytes)) this.answer(packet);
      },
      close: async () => {
        this.isOpen = false;
      },
    };
  };

  /** Pulls the cable. */
  unplug(): void {
    this.isOpen = false;
    this.lose();
  }

  /** Presses keys: `data` has a bit for each. */
  press(command: number, data: readonly number[]): void {
    this.tell({ destination: 0, command, kind: 0, data: Uint8Array.from(data) });
  }

  private tell(packet: Packet, isGarbled = false): void {
    const bytes = packetBytes(packet);
    if (isGarbled) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 0xff;
    for (let at = 0; at < bytes.length; at += this.piece) this.receive(bytes.subarray(at, at + this.piece));
  }

  private answer({ destination, command, data }: Packet): void {
    const answer = { destination, command: answerTo(command), kind: 0 };
    if (command === COMMANDS.deviceName && this.answersName) {
      this.tell({ ...answer, data: new TextEncoder().encode('DotPad320A') });
    }
    if (command === COMMANDS.boardInformation) {
      // Graphic, text and all keys; eight dots; 2.5 mm; 4 keys; one row of 20 cells; 10 rows of 30 cells.
      this.tell({ ...answer, data: Uint8Array.from([0xc6, 1, 25, 4, 1, 20, 0, 10, 10, 30, 0, 10]) });
    }
    if (command !== COMMANDS.displayLine) return;
    this.sent.push(destination);
    const reaction = this.reactions.shift() ?? 'taken';
    if (reaction === 'silent') return;
    if (reaction === 'taken') this.lines.set(destination, [...data.subarray(1)]);
    const code = reaction === 'garbled' ? LINE_ANSWERS.taken : LINE_ANSWERS[reaction];
    this.tell({ ...answer, data: Uint8Array.from([code]) }, reaction === 'garbled');
    if (reaction === 'taken')
      this.tell({ ...answer, command: COMMANDS.lineShown, data: Uint8Array.from([0]) });
  }
}
