import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  type SliderProps as AriaSliderProps,
  SliderThumb,
  SliderTrack,
  Text,
} from 'react-aria-components';
import { classNames } from '../class-names.js';
import { fieldClass } from '../field/field-classes.js';
import styles from './slider.module.css';

/** Props of `Slider`; the rest goes to the accessible primitive. */
export interface SliderProps extends Omit<
  AriaSliderProps<number>,
  'className' | 'style' | 'children' | 'orientation'
> {
  readonly label: string;
  /** Help below the track, always visible. */
  readonly description?: string;
}

/** A number between two bounds, set by hand where its effect is seen at once. Its value stands beside the label. */
export function Slider({ label, description, ...rest }: SliderProps) {
  return (
    <AriaSlider {...rest} className={classNames(fieldClass, styles.slider)}>
      <div className={styles.head}>
        <Label className={classNames(styles.label)}>{label}</Label>
        <SliderOutput className={classNames(styles.value)} />
      </div>
      <SliderTrack className={classNames(styles.track)}>
        {({ state }) => (
          <>
            <span className={styles.rail} aria-hidden="true">
              <span className={styles.fill} style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            </span>
            <SliderThumb className={classNames(styles.thumb)} />
          </>
        )}
      </SliderTrack>
      {description ? <Text className={classNames(styles.description)}>{description}</Text> : null}
    </AriaSlider>
  );
}
