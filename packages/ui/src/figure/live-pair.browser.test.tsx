import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LivePair } from './live-pair.tsx';

// One second of it does not end where it began, so that two spans in a row differ.
const PAIR = { slowHz: 2.3, fastHz: 10.7 };

async function renderFigure(isRunning: boolean) {
  const screen = await render(
    <LivePair pair={PAIR} isRunning={isRunning} className="h-20 w-full" />,
  );
  const svg = screen.container.querySelector('svg');
  const [now, next] = [...screen.container.querySelectorAll('path')];
  return {
    screen,
    left: () => svg?.getBoundingClientRect().left ?? 0,
    curve: () => now?.getAttribute('d') ?? '',
    nextCurve: () => next?.getAttribute('d') ?? '',
    sliding: () => svg?.getAnimations() ?? [],
  };
}

describe('LivePair', () => {
  it('is drawn and stands still while it is not running', async () => {
    const { curve, sliding } = await renderFigure(false);
    expect(curve()).toMatch(/^m0 50 /);
    expect(sliding()).toEqual([]);
  });

  it('drifts while it runs, and stays where it stood when it stops', async () => {
    const { screen, curve, left, sliding } = await renderFigure(true);
    const [start, first] = [left(), curve()];
    await expect.poll(left).toBeLessThan(start);
    await screen.rerender(<LivePair pair={PAIR} isRunning={false} className="h-20 w-full" />);
    expect(curve()).not.toBe(first);
    expect(sliding()).toEqual([]);
  });

  it('goes on without a jump when a span has passed', async () => {
    const { curve, nextCurve, sliding } = await renderFigure(true);
    const [before] = sliding();
    const coming = nextCurve();
    expect(coming).not.toBe('');
    before?.finish();
    await expect.poll(curve).toBe(coming);
    expect(sliding().map(({ playState }) => playState)).toEqual(['running']);
  });

  it('shows another pair at once', async () => {
    const { screen, curve } = await renderFigure(false);
    const first = curve();
    await screen.rerender(<LivePair pair={{ slowHz: 1, fastHz: 10 }} isRunning={false} />);
    expect(curve()).not.toBe(first);
  });

  it('lets another pair grow out of the one before while it runs, in 700 ms', async () => {
    const { screen, curve } = await renderFigure(true);
    const first = curve();
    const paths = [...screen.container.querySelectorAll('path')];
    expect(paths.map((path) => path.getAnimations())).toEqual([[], []]);
    const animate = vi.spyOn(SVGPathElement.prototype, 'animate');
    onTestFinished(() => animate.mockRestore());
    await screen.rerender(<LivePair pair={{ slowHz: 1, fastHz: 10 }} isRunning className="h-20" />);
    expect(curve()).not.toBe(first);
    expect(animate.mock.contexts).toEqual(paths);
    // They may be over by now, and still say how long they were.
    const morphs: readonly Animation[] = animate.mock.results.map(({ value }) => value);
    expect(morphs.map((morph) => morph.effect?.getComputedTiming().duration)).toEqual([700, 700]);
  });

  it('goes on where both rhythms stood, whatever pair comes', async () => {
    const { screen, curve, sliding } = await renderFigure(true);
    const begin = () => /^m0 \d+(?:\.\d)?/u.exec(curve())?.[0];
    const [drift] = sliding();
    if (drift === undefined) throw new Error('It does not drift.');
    drift.pause();
    drift.currentTime = 7000;
    await screen.rerender(<LivePair pair={PAIR} isRunning={false} />);
    const stood = begin();
    expect(stood).not.toBe('m0 50');
    await screen.rerender(<LivePair pair={{ slowHz: 1, fastHz: 10 }} isRunning={false} />);
    expect(begin()).toBe(stood);
  });

  it('is met by the line that stands under it, wherever it is as it drifts by', async () => {
    const figure = (isRunning: boolean) => (
      <>
        <style>{`
          .curve { position: relative; width: 700px; height: 80px; overflow: clip; }
          .curve svg { width: 200%; height: 100%; }
          .frame { position: relative; width: 700px; }
          .riser { position: absolute; inset: 0 30% 0 auto; width: 12px; }
          .riser i { position: absolute; inset: 0; }
        `}</style>
        <div className="frame">
          <LivePair pair={PAIR} isRunning={isRunning} className="curve" riser="riser" />
        </div>
      </>
    );
    const screen = await render(figure(false));
    const line = screen.container.querySelector('.riser i');
    const svg = screen.container.querySelector('svg');
    if (!line || !svg) throw new Error('There is no line.');
    const gapPx = () => {
      const { left, top } = line.getBoundingClientRect();
      const gaps = [...svg.querySelectorAll('path')].map((path) => {
        const onScreen = path.getScreenCTM() ?? undefined;
        const at = (length: number) => path.getPointAtLength(length).matrixTransform(onScreen);
        let [from, to] = [0, path.getTotalLength()];
        if (at(from).x > left || at(to).x < left) return Infinity;
        while (to - from > 0.01) {
          const middle = (from + to) / 2;
          if (at(middle).x < left) from = middle;
          else to = middle;
        }
        return Math.abs(at(to).y - top);
      });
      return Math.min(...gaps);
    };
    expect(gapPx()).toBeLessThan(1);
    await screen.rerender(figure(true));
    const drifting = [svg, line].flatMap((each) => each.getAnimations());
    expect(drifting).toHaveLength(2);
    for (const ms of [0, 1234, 7000, 15_500]) {
      for (const each of drifting) {
        each.pause();
        each.currentTime = ms;
      }
      expect(gapPx(), `${ms} ms`).toBeLessThan(1.5);
    }
  });

  it('goes on from where it stood when the window takes another size', async () => {
    const { curve, left, sliding } = await renderFigure(true);
    const start = curve();
    const [drift] = sliding();
    if (drift === undefined) throw new Error('It does not drift.');
    drift.pause();
    const from = left();
    drift.currentTime = 7000;
    dispatchEvent(new Event('resize'));
    expect(curve()).not.toBe(start);
    expect(sliding()).toHaveLength(1);
    for (const each of sliding()) each.pause();
    expect(left()).toBeCloseTo(from, 0);
  });

  it('is no polygon where a rhythm is slow on a wide window', async () => {
    const { curve } = await renderFigure(true);
    expect(curve().match(/-?(?:\d+\.?\d*|\.\d+)/gu)?.length).toBeGreaterThan(3000);
  });
});
