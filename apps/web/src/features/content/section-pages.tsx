import { SectionPage } from './section-page.js';

/** Articles of knowledge. */
export function KnowledgePage() {
  return <SectionPage section="wissen" />;
}

/** Articles of support. */
export function SupportPage() {
  return <SectionPage section="support" />;
}
