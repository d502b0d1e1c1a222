import type { DeviceAccess } from '../src/pins/dot-pad/connections.js';
import type { SimulatedDotPad } from './simulated-dot-pad.js';

/** Web Serial with `device` at its only port. */
export function serialWith(device: SimulatedDotPad): NonNullable<DeviceAccess['serial']> {
  return {
    async requestPort() {
      const waiting: (() => void)[] = [];
      const come: Uint8Array[] = [];
      let isGone = false;
      const wake = () => waiting.splice(0).forEach((next) => next());
      const connection = await device.connect(
        (bytes) => {
          come.push(bytes.slice());
          wake();
        },
        () => {
          isGone = true;
          wake();
        },
      );
      const read = async () => {
        while (come.length === 0 && !isGone) await new Promise<void>((resolve) => waiting.push(resolve));
        const value = come.shift();
        return value ? { value, done: false } : { value: undefined, done: true };
      };
      const cancel = async () => {
        isGone = true;
        wake();
      };
      const port = Object.assign(new EventTarget(), {
        readable: { getReader: () => ({ read, cancel }) },
        writable: {
          getWriter: () => ({
            write: (bytes: Uint8Array) => connection.write(bytes),
            close: async () => undefined,
          }),
        },
        open: async () => undefined,
        close: () => connection.close(),
      });
      // A port has more than is used of it.
      return port as unknown as Awaited<ReturnType<NonNullable<DeviceAccess['serial']>['requestPort']>>;
    },
  };
}
