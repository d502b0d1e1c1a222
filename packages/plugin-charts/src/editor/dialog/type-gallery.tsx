import type { Engine } from '@tastwerk/editor-core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartLanguage } from '../../sheet/sheet.js';
import { CHART_TYPE_NAMES, type ChartTypeName } from '../../types/index.js';
import { sampleOf, samplePicture } from '../sheet/sample-picture.js';
import styles from './type-gallery.module.css';

interface TypeGalleryProps {
  readonly engine: Engine;
  readonly language: ChartLanguage;
  readonly onChoose: (type: ChartTypeName) => void;
}

/** Pictures of the types, drawn one after the other in pauses, so that the list is there at once. */
function usePictures(engine: Engine, language: ChartLanguage): ReadonlyMap<ChartTypeName, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<ChartTypeName, string>>(new Map());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = ([type, ...others]: readonly ChartTypeName[]) => {
      if (type === undefined) return;
      timer = setTimeout(() => {
        const picture = samplePicture(engine, sampleOf(type, language));
        setPictures((before) => new Map([...before, [type, picture]]));
        draw(others);
      }, 0);
    };
    draw(CHART_TYPE_NAMES);
    return () => clearTimeout(timer);
  }, [engine, language]);
  return pictures;
}

/** The types of charts, each with a picture of its example. */
export function TypeGallery({ engine, language, onChoose }: TypeGalleryProps) {
  const { t } = useTranslation('charts');
  const pictures = usePictures(engine, language);
  return (
    <ul className={styles.types}>
      {CHART_TYPE_NAMES.map((type) => {
        const picture = pictures.get(type);
        return (
          <li key={type}>
            <button type="button" className={styles.type} onClick={() => onChoose(type)}>
              <span className={styles.picture} aria-hidden="true">
                {picture === undefined ? null : <img src={picture} alt="" />}
              </span>
              <span>{t(`types.${type}`)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
