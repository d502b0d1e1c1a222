import { Route, Routes } from 'react-router';
import { PageFrame } from './page-frame.js';
import { FRAME_PARTS } from './frame-parts.js';
import { RARE_PARTS } from './parts.js';
import { CATALOGUE, EDITOR, FRAMED_SCREENS, VARIANT } from './screens.js';

/** Every screen by its path. The editor fills the window; all else stands in the frame. */
export function AppRoutes() {
  return (
    <>
      <FRAME_PARTS.effects />
      <Routes>
        <Route path={EDITOR.path} element={<EDITOR.part />} />
        <Route element={<PageFrame />}>
          <Route path={CATALOGUE.path} element={<CATALOGUE.part />}>
            <Route path={VARIANT.path} element={<VARIANT.part />} />
          </Route>
          {FRAMED_SCREENS.map(({ path, part: Part }) => (
            <Route key={path} path={path} element={<Part />} />
          ))}
          <Route path="*" element={<RARE_PARTS.notFound />} />
        </Route>
      </Routes>
    </>
  );
}
