import { type Renderings, renderingsSchema } from '@tastwerk/contracts';

/** An event as it came over the wire. */
export interface SeenEvent {
  readonly id: string;
  readonly state: Renderings;
}

/** Follows a stream of renderings until it ends, calling `onEvent` with each; gives all of them. */
export async function follow(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  onEvent: (event: SeenEvent) => void = () => undefined,
): Promise<readonly SeenEvent[]> {
  const response = await fetch(url, { headers: { ...headers } });
  if (!response.ok || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
  const seen: SeenEvent[] = [];
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id, data] = /^id: (.+)\ndata: (.+)$/.exec(block) ?? [];
      if (id === undefined || data === undefined) continue;
      const event = { id, state: renderingsSchema.parse(JSON.parse(data)) };
      seen.push(event);
      onEvent(event);
    }
  }
  return seen;
}
