import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeviceAccess, overBluetooth, overSerial } from '../../pins/dot-pad/connections.js';
import { type Connect, DotPad, type PadFailure, type PadFrame } from '../../pins/dot-pad/dot-pad.js';
import type { PadKey } from '../../pins/dot-pad/packets.js';

/** How a display is connected. */
export type Carrier = 'serial' | 'bluetooth';

/** How far a display is. */
export type PadState =
  | { readonly kind: 'none' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'ready' | 'showing' | 'shown'; readonly pad: DotPad };

/** What went wrong: `none-chosen` where the user chose no device, or it could not be opened. */
export type PadProblem = PadFailure | 'none-chosen';

/** What the browser has to connect displays. */
export type Connections = Readonly<Partial<Record<Carrier, Connect>>>;

/** What this browser can connect displays by: most have neither. */
export function connectionsOf(access: DeviceAccess): Connections {
  return {
    ...(access.serial ? { serial: overSerial(access.serial) } : {}),
    ...(access.bluetooth ? { bluetooth: overBluetooth(access.bluetooth) } : {}),
  };
}

/** A display that can be connected, shown frames on, and let go. */
export interface Pad {
  readonly state: PadState;
  readonly problem: PadProblem | null;
  connect(carrier: Carrier): Promise<void>;
  show(frame: PadFrame): Promise<void>;
  disconnect(): Promise<void>;
  listen(onKeys: (keys: readonly PadKey[]) => void): void;
}

/** A display: connected, shown frames on, and let go when the dialog closes. */
export function useDotPad(connections: Connections): Pad {
  const [state, setState] = useState<PadState>({ kind: 'none' });
  const [problem, setProblem] = useState<PadProblem | null>(null);
  const open = useRef<DotPad>(undefined);
  const isClosed = useRef(false);
  const keysTold = useRef<(keys: readonly PadKey[]) => void>(undefined);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
      void open.current?.close();
    };
  }, []);

  const letGo = useCallback((failure: PadProblem | null) => {
    open.current = undefined;
    setState({ kind: 'none' });
    setProblem(failure);
  }, []);

  const connect = async (carrier: Carrier) => {
    const way = connections[carrier];
    if (!way) return;
    setProblem(null);
    setState({ kind: 'connecting' });
    const events = {
      onKeys: (keys: readonly PadKey[]) => keysTold.current?.(keys),
      onLost: () => letGo('lost'),
    };
    const connected = await DotPad.connect(way, events).catch(() => null);
    if (isClosed.current) {
      if (connected?.ok) await connected.value.close();
      return;
    }
    if (!connected?.ok) return letGo(connected ? connected.error : 'none-chosen');
    open.current = connected.value;
    setState({ kind: 'ready', pad: connected.value });
  };

  const show = async (frame: PadFrame) => {
    const pad = open.current;
    if (!pad) return;
    setProblem(null);
    setState({ kind: 'showing', pad });
    const shown = await pad.show(frame);
    if (open.current !== pad) return;
    if (!shown.ok) setProblem(shown.error);
    setState({ kind: shown.ok ? 'shown' : 'ready', pad });
  };

  const disconnect = async () => {
    const pad = open.current;
    letGo(null);
    await pad?.close();
  };

  /** Sets what is told of keys of the display; the last one holds. */
  const listen = useCallback((onKeys: (keys: readonly PadKey[]) => void) => {
    keysTold.current = onKeys;
  }, []);

  return { state, problem, connect, show, disconnect, listen };
}
