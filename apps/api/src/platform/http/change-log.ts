/** A call that changes something by a right that only some have. */
export interface NewChange {
  readonly action: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: string;
  readonly actorId: number | null;
  readonly device: string;
  readonly correlationId: string;
}

/** Where such calls are kept. */
export abstract class ChangeLog {
  /** Keeps that a call begins and gives the id of its entry. */
  abstract begin(change: NewChange): Promise<number>;

  abstract end(id: number, outcome: string): Promise<void>;
}
