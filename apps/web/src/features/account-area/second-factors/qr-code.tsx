import { useMemo } from 'react';
import qrcode from 'qrcode-generator';

/** Modules that stay light around a code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  /** What the code is for. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** `text` as a QR code, dark on light whatever the theme, for a camera. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { side, path } = useMemo(() => {
    const code = qrcode(0, 'M');
    code.addData(text, 'Byte');
    code.make();
    const count = code.getModuleCount();
    const places = Array.from({ length: count * count }, (_, index) => ({
      row: Math.floor(index / count),
      column: index % count,
    }));
    const dark = places.filter(({ row, column }) => code.isDark(row, column));
    return {
      side: count + 2 * QUIET_ZONE,
      path: dark.map(({ row, column }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`).join(''),
    };
  }, [text]);
  return (
    <svg className={className} role="img" aria-label={label} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
