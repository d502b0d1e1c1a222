/** What was started for a tool ends here, last first. */
export type Endings = (() => unknown)[];

/**
 * What somebody calls a tool with, as `read` finds it in the arguments. Who asks for help gets `help`; so does, as an error, whoever calls it
 * in a way that `read` finds nothing in or throws at.
 */
export function callOrExit<Call>(help: string, read: () => Call | undefined): Call {
  if (process.argv.some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(`${help}\n`);
    process.exit(0);
  }
  let call: Call | undefined;
  try {
    call = read();
  } catch {
    // An option that there is not.
  }
  if (call !== undefined) return call;
  process.stderr.write(`${help}\n`);
  process.exit(2);
}

/** Runs a tool to its end, or until it is told to stop; what it started ends with it. Its answer says whether all went well. */
export async function runTool(work: (endings: Endings) => Promise<boolean>): Promise<void> {
  const endings: Endings = [];
  let isEnding = false;
  async function end(code: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    for (const ending of endings.reverse()) await ending();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(130));
  try {
    await end((await work(endings)) ? 0 : 1);
  } catch (error) {
    if (!isEnding) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await end(1);
  }
}
