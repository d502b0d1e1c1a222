import { Thumbnail } from './thumbnail.js';

interface FirstPageProps {
  readonly sheets: {
    readonly current_file_name: string;
    readonly graphic_format: 'a4' | 'a3';
    readonly graphic_landscape: boolean;
  };
  /** What the picture shows; empty where the words beside it say so already. */
  readonly alt?: string;
  /** BCP 47 tag of `alt`, where it is not in the language of the interface. */
  readonly altLanguage?: string | undefined;
}

/** The first page of a version, small: what stands for it in lists. */
export function FirstPage({ sheets, alt = '', altLanguage }: FirstPageProps) {
  return (
    <Thumbnail
      fileName={sheets.current_file_name}
      page={1}
      size="sm"
      format={sheets.graphic_format}
      isLandscape={sheets.graphic_landscape}
      alt={alt}
      altLanguage={altLanguage}
    />
  );
}
