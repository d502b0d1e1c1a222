/** The port to time, so that tests can let it pass. */
export abstract class Clock {
  abstract now(): Date;
}
