import { until } from './until.ts';
import { end, type XDesktop } from './x-desktop.ts';

/** A window below the light that writes down every click. */
export interface UnderWindow {
  readonly title: string;
  /** Clicks that have reached it. */
  readonly clicks: () => number;
  /** Brings it to the front of its kind. */
  readonly raise: () => void;
  readonly close: () => Promise<void>;
}

/** Opens such a window, white, over a place of the desktop. */
export async function openUnderWindow(
  desktop: XDesktop,
  title: string,
  place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
): Promise<UnderWindow> {
  const { x, y, width, height } = place;
  const geometry = `${width}x${height}+${x}+${y}`;
  const viewer = desktop.start('xev', '-name', title, '-geometry', geometry, '-event', 'button');
  let log = '';
  viewer.stdout?.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  // Searching fails when another window goes while it is looked at; then it is searched again.
  let id = '';
  await until(`the window ${title}`, () => {
    id = desktop.run('xdotool', 'search', '--name', `^${title}$`).trim();
    return id !== '';
  });
  desktop.run('xdotool', 'windowmove', id, String(x), String(y));
  return {
    title,
    clicks: () => log.match(/ButtonPress event/gu)?.length ?? 0,
    raise() {
      desktop.run('xdotool', 'windowactivate', '--sync', id);
      desktop.run('xdotool', 'windowraise', id);
    },
    close: () => end(viewer),
  };
}

/** Moves the pointer and clicks. */
export function clickAt(desktop: XDesktop, x: number, y: number): void {
  desktop.run('xdotool', 'mousemove', String(x), String(y), 'click', '1');
}
