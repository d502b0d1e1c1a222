import { Thumbnail } from './thumbnail.js';

interface FirstPageProps {
  readonly sheets: {
    readonly current_file_name: string;
    readonly graphic_format: 'a4' | 'a3';
    readonly graphic_landscape: boolean;
  };
  /** What the picture shows; empty where the words beside it say so already. */
  readonly alt?: string;
}

/** The first page of a version, small: what stands for it in lists. */
export function FirstPage({ sheets, alt = '' }: FirstPageProps) {
  return (
    <Thumbnail
      fileName={sheets.current_file_name}
      page={1}
      size="sm"
      format={sheets.graphic_format}
      isLandscape={sheets.graphic_landscape}
      alt={alt}
    />
  );
}
