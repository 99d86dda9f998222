import { Tool } from './tool.tsx';

/** What the keys are given. */
export interface ZoomKeysProps {
  /** How many times wider than its place the picture is. */
  readonly zoom: number;
  readonly widest: number;
  readonly onZoom: (zoom: number) => void;
}

/** How much of the time is seen, beside its axis. */
export function ZoomKeys({ zoom, widest, onZoom }: ZoomKeysProps) {
  return (
    <div className="flex h-9 items-center text-small">
      <Tool label="Zoom out" isDisabled={zoom <= 1} onPress={() => onZoom(zoom / 2)}>
        −
      </Tool>
      <span aria-hidden className="figure min-w-8 text-center text-note text-faint">
        {shownZoom(zoom)}×
      </span>
      <Tool label="Zoom in" isDisabled={zoom >= widest} onPress={() => onZoom(zoom * 2)}>
        +
      </Tool>
    </div>
  );
}

/** In whole numbers from 10 on, and with one decimal at most below. */
function shownZoom(zoom: number): number {
  return zoom < 10 ? Math.round(zoom * 10) / 10 : Math.round(zoom);
}
