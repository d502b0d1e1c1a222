export function environmentWithoutServers(): Record<string, string>;
