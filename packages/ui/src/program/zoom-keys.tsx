import { Tool } from './tool.tsx';

/** What the keys are given. */
export interface ZoomKeysProps {
  /** How many times wider than its place the picture is. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
}

const WIDEST_ZOOM = 16;

/** How much of the time is seen, beside its axis. */
export function ZoomKeys({ zoom, onZoom }: ZoomKeysProps) {
  return (
    <div className="flex h-9 items-center text-small">
      <Tool label="Zoom out" isDisabled={zoom <= 1} onPress={() => onZoom(zoom / 2)}>
        −
      </Tool>
      <span aria-hidden className="figure w-8 text-center text-note text-faint">
        {zoom}×
      </span>
      <Tool label="Zoom in" isDisabled={zoom >= WIDEST_ZOOM} onPress={() => onZoom(zoom * 2)}>
        +
      </Tool>
    </div>
  );
}
