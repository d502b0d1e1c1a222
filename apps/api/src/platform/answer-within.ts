/** Parts in which a wait is counted: while the process is busy itself, no more than one of them goes by. */
const PARTS = 10;

/**
 * What comes of `answer`, or a rejection where none comes within `ms`. Time in which this process was busy and could not take an answer does
 * not count. What is answered or refused later is passed over.
 */
export async function answerWithin<T>(answer: Promise<T>, ms: number): Promise<T> {
  answer.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    let parts = 0;
    timer = setInterval(() => {
      parts += 1;
      if (parts === PARTS) reject(new Error(`no answer within ${ms} ms`));
    }, ms / PARTS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearInterval(timer);
  }
}
