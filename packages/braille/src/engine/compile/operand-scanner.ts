/** Reads an operand from left to right. */
export class OperandScanner {
  private position = 0;

  constructor(private readonly operand: string) {}

  isAtEnd(): boolean {
    return this.position >= this.operand.length;
  }

  /** What has not been read yet. */
  rest(): string {
    return this.operand.slice(this.position);
  }

  /** Steps over the text if it stands here. */
  take(text: string): boolean {
    if (!this.operand.startsWith(text, this.position)) return false;
    this.position += text.length;
    return true;
  }

  /** Steps over what a sticky expression matches here. */
  takeMatch(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.position;
    const match = expression.exec(this.operand);
    if (match === null) return undefined;
    this.position = expression.lastIndex;
    return match;
  }
}
