import type { Connect } from './dot-pad.js';

/** Serial over USB: the converter in the Dot Pad 320 and its speed (NVDA's driver). */
const USB = { usbVendorId: 0x0403, usbProductId: 0x6010 } as const;
const BAUD_RATE = 115200;

/** Bluetooth: the service, its characteristic, and the one that newer devices are written to (field notes II, pin displays). */
const SERVICE = '49535343-fe7d-4ae5-8fa9-9fafd205e455';
const CHARACTERISTIC = '49535343-1e4d-4bd9-ba61-23c647249616';
const WRITE_CHARACTERISTIC = '49535343-8841-43f4-a8d4-ecbe34729bb3';

/** What is used of Web Serial, which TypeScript does not know. */
interface SerialPort extends EventTarget {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { readonly baudRate: number }): Promise<void>;
  close(): Promise<void>;
}

interface Serial {
  requestPort(options: { readonly filters: readonly (typeof USB)[] }): Promise<SerialPort>;
}

/** What is used of Web Bluetooth, which TypeScript does not know. */
interface Characteristic extends EventTarget {
  readonly value: DataView | null;
  startNotifications(): Promise<unknown>;
  writeValueWithoutResponse(bytes: Uint8Array): Promise<void>;
}

interface Service {
  getCharacteristic(id: string): Promise<Characteristic>;
}

interface BluetoothDevice extends EventTarget {
  readonly gatt: {
    connect(): Promise<{ getPrimaryService(id: string): Promise<Service> }>;
    disconnect(): void;
  };
}

interface Bluetooth {
  requestDevice(options: {
    readonly filters: readonly { readonly namePrefix: string }[];
    readonly optionalServices: readonly string[];
  }): Promise<BluetoothDevice>;
}

/** What a browser has of both; most have none. */
export interface DeviceAccess {
  readonly serial?: Serial;
  readonly bluetooth?: Bluetooth;
}

/** A Dot Pad at a cable. */
export function overSerial(serial: Serial): Connect {
  return async (onBytes, onClosed) => {
    const port = await serial.requestPort({ filters: [USB] });
    await port.open({ baudRate: BAUD_RATE });
    const [reader, writer] = [port.readable?.getReader(), port.writable?.getWriter()];
    if (!reader || !writer) throw new Error('the port cannot be read and written');
    const readAll = async () => {
      for (;;) {
        const { value, done } = await reader.read();
        if (done) return;
        onBytes(value);
      }
    };
    // Both an end and a failure mean that the cable is gone.
    readAll().then(onClosed, onClosed);
    return {
      write: (bytes) => writer.write(bytes),
      async close() {
        await reader.cancel().catch(() => undefined);
        await writer.close().catch(() => undefined);
        await port.close();
      },
    };
  };
}

/** A Dot Pad by radio. */
export function overBluetooth(bluetooth: Bluetooth): Connect {
  return async (onBytes, onClosed) => {
    const device = await bluetooth.requestDevice({
      filters: [{ namePrefix: 'Dot' }],
      optionalServices: [SERVICE],
    });
    device.addEventListener('gattserverdisconnected', onClosed, { once: true });
    const server = await device.gatt.connect();
    const service = await server.getPrimaryService(SERVICE);
    const reading = await service.getCharacteristic(CHARACTERISTIC);
    const writing = await service.getCharacteristic(WRITE_CHARACTERISTIC).catch(() => reading);
    reading.addEventListener('characteristicvaluechanged', () => {
      const { value } = reading;
      if (value) onBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength).slice());
    });
    await reading.startNotifications();
    return {
      write: (bytes) => writing.writeValueWithoutResponse(bytes),
      close: async () => device.gatt.disconnect(),
    };
  };
}
